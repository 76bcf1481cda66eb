import type { SectionTextOf } from '../outline.ts'

export const aim: SectionTextOf<'aim'> = {
  title: 'The aim of the game',
  paragraphs: {
    purpose:
      'You are a merchant family of Amalfi in the Renaissance. Over four periods you send out ships, buy works of art, open trade routes and gather famous people around you. Whoever has the most points at the end wins.',
    ships:
      "Everything is done with ships, and what a ship is depends on where it lies. In the bay it is ready to sail; on a dock it has made its voyage. In a hold it is that hold's resource. In the port it is spent until the next period.",
    points:
      'Artworks and private destinations score when you get them, titles the moment you earn them, the decree at the end of each period, and endgame characters after the last one. Other cards may give points too.',
    sources:
      'These rules follow the English and the French rulebooks of the game. Where the two differ or say nothing, a decision has been made; it stands here among the rules it belongs to.',
  },
}

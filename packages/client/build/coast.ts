import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { originalPack, type Pack, renaissancePack } from '@amalfi/packs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { project as original } from '../src/table/games/original/bounds.ts'
import { project as renaissance } from '../src/table/games/renaissance/bounds.ts'
import { CHART, type Projection, TILE, tileProjection } from '../src/table/geography/projection.ts'
import { type Box, clip, type Point, pathOf, simplify } from './rings.ts'

const ID = 'virtual:coast/'

/** The destinations of each game, and the projection of its chart. */
const CHARTS: Readonly<Record<string, { readonly pack: Pack; readonly project: Projection }>> = {
  renaissance: { pack: renaissancePack, project: renaissance },
  original: { pack: originalPack, project: original },
}
type Ring = readonly Point[]

/** All coastlines of the world, as rings of longitude and latitude. */
function coastlines(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'))
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(ringOf)
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ringOf) : []
  })
}

const ringOf = (points: readonly (readonly number[])[]): Ring =>
  points.map(([lon, lat]): Point => [lon, lat])

/** The coastlines of a part of the world. Clipping once makes later steps faster. */
const within = (rings: readonly Ring[], box: Box): Ring[] =>
  rings.map((ring) => clip(ring, box)).filter((ring) => ring.length > 0)

/** The land on a chart or tile as one SVG path. Points closer than `minDistance` are merged. */
const landOn = (
  rings: readonly Ring[],
  { width, height }: { readonly width: number; readonly height: number },
  projection: Projection,
  minDistance: number,
): string => {
  // A little larger than the picture, so that the line along its edge is not visible.
  const box = [-4, -4, width + 4, height + 4] as const
  return rings
    .map((ring) =>
      pathOf(
        simplify(
          clip(
            ring.map(([lon, lat]) => projection(lon, lat)),
            box,
          ),
          minDistance,
        ),
      ),
    )
    .join('')
}

function coastOf(game: string): string {
  const { pack, project } = CHARTS[game]
  const world = coastlines()
  const mediterranean = within(world, [-20, 20, 64, 60])
  const { publicDestinations, evolvingDestinations, privateDestinations } = pack
  const tiles = [...publicDestinations, ...evolvingDestinations, ...privateDestinations].map(
    ({ id, lon, lat }) => {
      const near = [lon - 6, lat - 6, lon + 6, lat + 6] as const
      const rings = within(
        near[2] < 64 && near[3] < 60 && near[1] > 20 ? mediterranean : world,
        near,
      )
      return [id, landOn(rings, TILE, tileProjection(lon, lat), 1.2)]
    },
  )
  return `export const LAND = ${JSON.stringify(landOn(mediterranean, CHART, project, 1.2))}
export const TILES = ${JSON.stringify(Object.fromEntries(tiles))}`
}

/** A Vite plugin for `virtual:coast/*`: the land on the chart and on the tiles of a game. */
export const coast = (): Plugin => ({
  name: 'amalfi-coast',
  resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${ID}`) ? coastOf(id.slice(ID.length + 1)) : null),
})

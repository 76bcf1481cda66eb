/** The small signs of the headers: where a word would be too long. */
const MARKS = {
  home: 'M3 12 12 4l9 8M6 10v10h12V10M10 20v-6h4v6',
  rules:
    'M12 6C10 4.500 7 4 3 4.500V19c4-.5 7 0 9 1.500 2-1.500 5-2 9-1.500V4.500C17 4 14 4.500 12 6zM12 6v14.500',
  cards: 'M8 3h10v14H8zM8 6H5v15h10v-4M11 7h4M11 10h4',
  settings:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM10.500 2.500h3l.5 2.700 2 .9 2.300-1.600 2.100 2.100-1.600 2.300.9 2 2.800.600v3l-2.800.5-.9 2 1.600 2.300-2.100 2.100-2.300-1.600-2 .9-.5 2.800h-3l-.5-2.800-2-.9-2.300 1.600-2.100-2.100 1.600-2.300-.9-2-2.800-.5v-3l2.800-.600.9-2L3.100 6.600l2.100-2.100 2.300 1.600 2-.9z',
  share: 'M12 15V3M8 6.500 12 2.500l4 4M7 10H4.500v11h15V10H17',
  file: 'M6 2.500h8l4 4v15H6zM14 2.500v4h4M12 10v7M9 14.500l3 3 3-3',
  replay: 'M4 12a8 8 0 1 0 2.500-5.800M6.500 2v4.500H11M10 8.500v7l5.500-3.500z',
  delete: 'M4 6h16M9 6V3.500h6V6M6.500 6l1 14.500h9l1-14.500M10 10v7M14 10v7',
  close: 'M5 5l14 14M19 5 5 19',
  glass: 'M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15 15l6 6M10 7v6M7 10h6',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
} as const

export const Mark = ({ of }: { readonly of: keyof typeof MARKS }) => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={MARKS[of]} />
  </svg>
)

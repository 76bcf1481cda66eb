import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoPath, geoTransform } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Plugin } from 'vite'
import { CHART, project } from '../src/chart/projection.ts'

const ID = 'virtual:coast'
const MARGIN = 12

/** The land around the Mediterranean as one path in the units of the chart. */
function landPath(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8'))
  const land = feature(atlas, atlas.objects.land)
  const inside = (x: number, y: number): readonly [number, number] => [
    Math.round(Math.min(Math.max(x, -MARGIN), CHART.width + MARGIN) * 10) / 10,
    Math.round(Math.min(Math.max(y, -MARGIN), CHART.height + MARGIN) * 10) / 10,
  ]
  const flat = geoTransform({
    point(lon: number, lat: number) {
      // Near the poles Mercator has no end.
      const [x, y] = project(lon, Math.min(Math.max(lat, -70), 80))
      this.stream.point(...inside(x, y))
    },
  })
  const path = geoPath(flat)(land) ?? ''
  return tidy(path)
}

/** Without the rings and points that were pressed flat against the rim. */
function tidy(path: string): string {
  return path
    .split('Z')
    .map((ring) => {
      const points = ring
        .replace(/^M/, '')
        .split('L')
        .filter((point) => point !== '')
      const kept = points.filter((point, i) => point !== points[i - 1])
      const xs = kept.map((point) => Number(point.split(',')[0]))
      const ys = kept.map((point) => Number(point.split(',')[1]))
      const flat = (all: number[]): boolean => Math.max(...all) - Math.min(...all) < 0.6
      return kept.length < 3 || flat(xs) || flat(ys) ? '' : `M${kept.join('L')}Z`
    })
    .join('')
}

export const coast = (): Plugin => ({
  name: 'amalfi-coast',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export const LAND = ${JSON.stringify(landPath())}` : null),
})

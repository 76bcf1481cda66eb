/** The leaves of a laurel wreath in a square of 24, open at the top, as SVG markup. */
export function leaves(count: number, radius: number, width: number, length: number): string {
  const side = (sign: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = (sign * (18 + (i * 140) / (count - 1)) * Math.PI) / 180
      const x = 12 + Math.sin(angle) * radius
      const y = 12 + Math.cos(angle) * radius
      const turned = (-angle * 180) / Math.PI + sign * 62
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${width}" ry="${length}" transform="rotate(${turned.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
    }).join('')
  return side(1) + side(-1)
}

/** A harbour on the chart, with the one lighthouse slot of a private destination. */
export const at = (id: string, lon: number, lat: number) => ({ id, lon, lat, slots: 1 })

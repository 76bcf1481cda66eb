/** The harbour of a private destination, with its one lighthouse slot. */
export const harbour = (id: string, lon: number, lat: number) => ({ id, lon, lat, slots: 1 })

/** How far each pixel is from an edge, exactly (Felzenszwalb and Huttenlocher), softened edges taken at their share. */

const FAR = 1e9;

function along(grid: Float64Array, offset: number, stride: number, length: number, work: Work): void {
  const { values, hulls, bounds } = work;
  let last = 0;
  hulls[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  for (let at = 0; at < length; at += 1) values[at] = grid[offset + at * stride] ?? 0;
  for (let at = 1; at < length; at += 1) {
    let meet = 0;
    do {
      const hull = hulls[last] ?? 0;
      meet = ((values[at] ?? 0) - (values[hull] ?? 0) + at * at - hull * hull) / (at - hull) / 2;
      last -= 1;
    } while (meet <= (bounds[last + 1] ?? 0) && last > -1);
    last += 2;
    hulls[last] = at;
    bounds[last] = meet;
    bounds[last + 1] = FAR;
  }
  let hull = 0;
  for (let at = 0; at < length; at += 1) {
    while ((bounds[hull + 1] ?? FAR) < at) hull += 1;
    const from = hulls[hull] ?? 0;
    grid[offset + at * stride] = (values[from] ?? 0) + (at - from) ** 2;
  }
}

type Work = { values: Float64Array; hulls: Int32Array; bounds: Float64Array };

function transform(grid: Float64Array, width: number, height: number): void {
  const size = Math.max(width, height);
  const work = {
    values: new Float64Array(size),
    hulls: new Int32Array(size),
    bounds: new Float64Array(size + 1),
  };
  for (let x = 0; x < width; x += 1) along(grid, x, width, height, work);
  for (let y = 0; y < height; y += 1) along(grid, y * width, 1, width, work);
}

/** Pixels to the nearest edge of a mask (0 to 255): more than zero inside, less outside. */
export function signedDistance(mask: Uint8Array, width: number, height: number): Float32Array {
  const outer = new Float64Array(width * height);
  const inner = new Float64Array(width * height);
  for (let at = 0; at < mask.length; at += 1) {
    const share = (mask[at] ?? 0) / 255;
    outer[at] = share === 1 ? 0 : share === 0 ? FAR : Math.max(0, 0.5 - share) ** 2;
    inner[at] = share === 1 ? FAR : share === 0 ? 0 : Math.max(0, share - 0.5) ** 2;
  }
  transform(outer, width, height);
  transform(inner, width, height);
  const signed = new Float32Array(width * height);
  for (let at = 0; at < signed.length; at += 1)
    signed[at] = Math.sqrt(inner[at] ?? 0) - Math.sqrt(outer[at] ?? 0);
  return signed;
}

/** From linear, unbounded light to the byte of a pixel. */

/** Lets light above three quarters run out softly instead of burning. */
export const roll = (part: number): number =>
  part < 0.75 ? part : 0.75 + 0.25 * (1 - Math.exp(-(part - 0.75) / 0.5));

const STEPS = 1024;
const gamma = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const part = step / STEPS;
  return (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055) * 255;
});

/** A share of light from 0 to 1 as sRGB writes it, 0 to 255. */
export const toByte = (part: number): number =>
  gamma[Math.min(STEPS, Math.max(0, Math.round(part * STEPS)))] ?? 0;

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Attributes count only as whole pixels: `width="100%"` and `width="0"` do not give a shape. */
export function sizeFromAttributes(width: string | undefined, height: string | undefined): Size | null {
  const size = { width: pixels(width), height: pixels(height) };
  return size.width === 0 || size.height === 0 ? null : size;
}

/** WordPress names a resized file by its size: `night-1024x683.jpg`. */
export function sizeFromName(url: string): Size | null {
  const match = /[-_](\d{2,4})x(\d{2,4})\.[a-z]{3,4}(?:$|\?)/iu.exec(url);
  return match === null ? null : sizeFromAttributes(match[1], match[2]);
}

/** A size with the given width and the shape of another size. */
export function scaleTo(width: number, shape: Size): Size {
  return { width, height: Math.max(1, Math.round((width * shape.height) / shape.width)) };
}

export function pixels(value: string | undefined): number {
  return /^\d{1,5}(?:px)?$/u.test(value ?? '') ? Number.parseInt(value ?? '', 10) : 0;
}

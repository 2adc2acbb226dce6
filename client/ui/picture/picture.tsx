import type { ContentImage } from '../../../shared/domain/content.ts';

interface PictureProps {
  readonly image: ContentImage;
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The picture a page opens with: fetched at once and before others. */
  readonly priority?: boolean;
  /** What stands beside it says it already: then it has no words of its own. */
  readonly decorative?: boolean;
}

/** An editor's image at its size, cropped about the focal point where it is cropped at all. */
export function Picture({ image, sizes, className, priority = false, decorative = false }: PictureProps) {
  return (
    <img
      className={className}
      src={image.src}
      srcSet={image.srcset ?? undefined}
      sizes={image.srcset === null ? undefined : sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={image.focus === null ? undefined : { objectPosition: image.focus }}
    />
  );
}

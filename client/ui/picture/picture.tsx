import type { ContentImage } from '../../../shared/domain/content.ts';

interface PictureProps {
  readonly image: ContentImage;
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The first picture of a page: fetched at once and before others. */
  readonly priority?: boolean;
  /** The text beside it says the same: its `alt` is empty. */
  readonly decorative?: boolean;
  /** It stands for its page: cards of the page grow into it (client/app/router/growth.ts). */
  readonly ofPage?: boolean;
}

/** An editor's image with its size; where a style crops it, around the focal point. */
export function Picture({
  image,
  sizes,
  className,
  priority = false,
  decorative = false,
  ofPage = false,
}: PictureProps) {
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
      data-picture={ofPage || undefined}
      style={image.focus === null ? undefined : { objectPosition: image.focus }}
    />
  );
}

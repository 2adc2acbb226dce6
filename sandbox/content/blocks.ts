/**
 * The core blocks of the editor as WordPress renders them on the front (6.x): what `content.rendered` is made of.
 * Texts are HTML already; `{origin}` is replaced by the sandbox's address when a post is answered.
 */

/** Several blocks after one another, as the editor separates them. */
export function blocks(...parts: string[]): string {
  return `\n${parts.join('\n\n\n\n')}\n`;
}

export function p(text: string, className = ''): string {
  return className === '' ? `<p>${text}</p>` : `<p class="${className}">${text}</p>`;
}

/** A paragraph with a drop cap, as an article opens with. */
export function lead(text: string): string {
  return p(text, 'has-drop-cap');
}

export function h2(text: string): string {
  return `<h2 class="wp-block-heading">${text}</h2>`;
}

export function h3(text: string): string {
  return `<h3 class="wp-block-heading">${text}</h3>`;
}

export function list(...items: string[]): string {
  return `<ul class="wp-block-list">\n${items.map((item) => `<li>${item}</li>`).join('\n\n\n\n')}\n</ul>`;
}

export function steps(...items: string[]): string {
  return `<ol class="wp-block-list">\n${items.map((item) => `<li>${item}</li>`).join('\n\n\n\n')}\n</ol>`;
}

export function quote(text: string, cite: string): string {
  return `<blockquote class="wp-block-quote is-layout-flow wp-block-quote-is-layout-flow">\n<p>${text}</p>\n<cite>${cite}</cite></blockquote>`;
}

export function pullquote(text: string, cite: string): string {
  return `<figure class="wp-block-pullquote"><blockquote><p>${text}</p><cite>${cite}</cite></blockquote></figure>`;
}

export type TableContent = { head: string[]; rows: string[][]; caption?: string };

function cells(tag: 'th' | 'td', row: string[]): string {
  return `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
}

export function table({ head, rows, caption }: TableContent): string {
  const figcaption =
    caption === undefined ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  const body = rows.map((row) => cells('td', row)).join('');
  return `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead>${cells('th', head)}</thead><tbody>${body}</tbody></table>${figcaption}</figure>`;
}

export type ImageContent = {
  name: string;
  alt: string;
  caption?: string;
  align?: 'wide' | 'full' | 'left' | 'right' | 'center';
};

export function image({ name, alt, caption, align }: ImageContent): string {
  const figcaption =
    caption === undefined ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  const className = `wp-block-image${align === undefined ? '' : ` align${align}`} size-large`;
  return `<figure class="${className}">${img(name, alt)}${figcaption}</figure>`;
}

export function gallery(caption: string, ...images: ImageContent[]): string {
  const figures = images
    .map(({ name, alt }) => `<figure class="wp-block-image size-large">${img(name, alt)}</figure>`)
    .join('\n\n\n\n');
  return `<figure class="wp-block-gallery has-nested-images columns-default is-cropped wp-block-gallery-1 is-layout-flex wp-block-gallery-is-layout-flex">\n${figures}\n<figcaption class="blocks-gallery-caption wp-element-caption">${caption}</figcaption></figure>`;
}

function img(name: string, alt: string): string {
  return `<img decoding="async" src="{origin}/media/wide/${name}.webp" alt="${alt}"/>`;
}

export function columns(...parts: string[]): string {
  const rows = parts
    .map(
      (part) =>
        `<div class="wp-block-column is-layout-flow wp-block-column-is-layout-flow">\n${part}\n</div>`,
    )
    .join('\n\n\n\n');
  return `<div class="wp-block-columns is-layout-flex wp-container-core-columns-is-layout-1 wp-block-columns-is-layout-flex">\n${rows}\n</div>`;
}

/** Side by side. Give it the parts of one column joined by `inner()`. */
export function inner(...parts: string[]): string {
  return parts.join('\n\n\n\n');
}

export function mediaText(picture: ImageContent, ...parts: string[]): string {
  const side = picture.align === 'right' ? ' has-media-on-the-right' : '';
  return `<div class="wp-block-media-text${side} is-stacked-on-mobile"><figure class="wp-block-media-text__media">${img(picture.name, picture.alt)}</figure><div class="wp-block-media-text__content">\n${parts.join('\n\n\n\n')}\n</div></div>`;
}

export function cover(picture: ImageContent, ...parts: string[]): string {
  return `<div class="wp-block-cover align${picture.align ?? 'wide'}"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img decoding="async" class="wp-block-cover__image-background" alt="${picture.alt}" src="{origin}/media/wide/${picture.name}.webp" data-object-fit="cover"/><div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow">\n${parts.join('\n\n\n\n')}\n</div></div>`;
}

/** Buttons in a row; the second and later ones are outlined. */
export function buttons(...links: { text: string; href: string }[]): string {
  const row = links
    .map(({ text, href }, index) => {
      const style = index === 0 ? '' : ' is-style-outline';
      return `<div class="wp-block-button${style}"><a class="wp-block-button__link wp-element-button" href="${href}">${text}</a></div>`;
    })
    .join('\n\n\n\n');
  return `<div class="wp-block-buttons is-layout-flex wp-block-buttons-is-layout-flex">\n${row}\n</div>`;
}

export function details(summary: string, ...parts: string[]): string {
  return `<details class="wp-block-details is-layout-flow wp-block-details-is-layout-flow"><summary>${summary}</summary>\n${parts.join('\n\n\n\n')}\n</details>`;
}

export function separator(): string {
  return `<hr class="wp-block-separator has-alpha-channel-opacity"/>`;
}

export function group(...parts: string[]): string {
  return `<div class="wp-block-group has-background is-layout-constrained wp-block-group-is-layout-constrained">\n${parts.join('\n\n\n\n')}\n</div>`;
}

export function verse(text: string): string {
  return `<pre class="wp-block-verse">${text}</pre>`;
}

export function preformatted(text: string): string {
  return `<pre class="wp-block-preformatted">${text}</pre>`;
}

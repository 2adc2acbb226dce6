<?php
/**
 * Gutenberg's markup, block by block, as its editor saves it.
 */

function casino_block( string $name, string $html, array $attributes = array() ): string {
	$json = array() === $attributes ? '' : wp_json_encode( $attributes ) . ' ';
	return "<!-- wp:$name $json-->\n$html\n<!-- /wp:$name -->";
}

function casino_paragraph( string $html ): string {
	return casino_block( 'paragraph', "<p>$html</p>" );
}

function casino_heading( string $text, int $level = 2 ): string {
	return casino_block( 'heading', "<h$level>$text</h$level>", 2 === $level ? array() : array( 'level' => $level ) );
}

function casino_list( string ...$items ): string {
	$inner = '';
	foreach ( $items as $item ) {
		$inner .= casino_block( 'list-item', "<li>$item</li>" );
	}
	return casino_block( 'list', "<ul>$inner</ul>" );
}

/** Lists in lists, as deep as told. */
function casino_deep_list( int $depth ): string {
	$inner = $depth > 1 ? casino_deep_list( $depth - 1 ) : '';
	return casino_block( 'list', '<ul>' . casino_block( 'list-item', "<li>Level $depth from below$inner</li>" ) . '</ul>' );
}

/** Every core block that an article could hold. */
function casino_every_block( int $image ): string {
	$source = wp_get_attachment_image_url( $image, 'large' );
	$img    = "<img src=\"$source\" alt=\"A brass lantern over a quiet harbour\" class=\"wp-image-$image\"/>";
	$figure = static function ( string $class, string $caption = '' ) use ( $img ): string {
		$below = '' === $caption ? '' : "<figcaption class=\"wp-element-caption\">$caption</figcaption>";
		return "<figure class=\"wp-block-image size-large$class\">$img$below</figure>";
	};
	$in_image = array( 'id' => $image, 'sizeSlug' => 'large' );
	$column   = static function ( string $text ): string {
		return casino_block( 'column', '<div class="wp-block-column">' . casino_paragraph( $text ) . '</div>' );
	};

	return implode(
		"\n\n",
		array(
			casino_block( 'paragraph', '<p class="has-drop-cap">A reel that never hurries is a reel worth watching &amp; the harbour knows it.</p>', array( 'dropCap' => true ) ),
			"<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->",
			casino_heading( 'How the feature works' ),
			casino_list( 'Three lanterns open the <strong>harbour round</strong>', 'Each tide adds a wild', 'See <a href="/info/terms/">the terms</a>' ),
			casino_heading( 'Numbers', 3 ),
			casino_block( 'table', '<figure class="wp-block-table is-style-stripes"><table><thead><tr><th>Symbol</th><th>Pays</th></tr></thead><tbody><tr><td>Lantern</td><td>250</td></tr><tr><td>Anchor</td><td>40</td></tr></tbody></table><figcaption class="wp-element-caption">For a stake of 1</figcaption></figure>', array( 'className' => 'is-style-stripes' ) ),
			casino_block( 'image', $figure( ' alignwide', 'The quay at night' ), array( 'align' => 'wide' ) + $in_image ),
			casino_block( 'gallery', '<figure class="wp-block-gallery has-nested-images columns-2 is-cropped">' . casino_block( 'image', $figure( '' ), $in_image ) . casino_block( 'image', $figure( '' ), $in_image ) . '</figure>', array( 'linkTo' => 'none', 'columns' => 2 ) ),
			casino_block( 'columns', '<div class="wp-block-columns">' . $column( 'Port side.' ) . $column( 'Starboard.' ) . '</div>' ),
			casino_block( 'cover', "<div class=\"wp-block-cover alignfull\"><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><img class=\"wp-block-cover__image-background wp-image-$image\" alt=\"\" src=\"$source\" style=\"object-position:70% 30%\" data-object-fit=\"cover\" data-object-position=\"70% 30%\"/><div class=\"wp-block-cover__inner-container\">" . casino_paragraph( 'Lights on the water' ) . '</div></div>', array( 'url' => $source, 'id' => $image, 'focalPoint' => array( 'x' => '0.70', 'y' => '0.30' ), 'align' => 'full' ) ),
			casino_block( 'media-text', "<div class=\"wp-block-media-text alignwide is-stacked-on-mobile\"><figure class=\"wp-block-media-text__media\">$img</figure><div class=\"wp-block-media-text__content\">" . casino_paragraph( 'Beside the picture.' ) . '</div></div>', array( 'mediaId' => $image, 'mediaType' => 'image' ) ),
			casino_block( 'quote', '<blockquote class="wp-block-quote">' . casino_paragraph( 'The house is patient.' ) . '<cite>Harbour master</cite></blockquote>' ),
			casino_block( 'pullquote', '<figure class="wp-block-pullquote"><blockquote><p>Wait for the tide.</p><cite>Old saying</cite></blockquote></figure>' ),
			casino_block( 'buttons', '<div class="wp-block-buttons">' . casino_block( 'button', '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/promotions/welcome-package/">See the welcome package</a></div>' ) . '</div>' ),
			casino_block( 'separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>' ),
			casino_block( 'code', "<pre class=\"wp-block-code\"><code>stake &lt; limit</code></pre>" ),
			casino_block( 'verse', "<pre class=\"wp-block-verse\">Slow is the boat,\nslower the bell</pre>" ),
			casino_block( 'embed', "<figure class=\"wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=abcdefghijk\n</div></figure>", array( 'url' => 'https://www.youtube.com/watch?v=abcdefghijk', 'type' => 'video', 'providerNameSlug' => 'youtube' ) ),
			"<!-- wp:nextpage -->\n<!--nextpage-->\n<!-- /wp:nextpage -->",
			casino_paragraph( 'The second page of the article.' ),
		)
	);
}

/** What a privileged author can paste in, and what careless ones do. */
function casino_hostile_content(): string {
	return implode(
		"\n\n",
		array(
			casino_block( 'html', '<form id="body" name="cookie"><input name="getElementById"></form><p dir="rtl">هذا نص من اليمين إلى اليسار</p><b><i>unclosed</b></i><table><tr><td>loose</table>' ),
			casino_paragraph( str_repeat( 'a', 10000 ) ),
			casino_deep_list( 10 ),
			// Last, because WordPress's curly quotes break the frame's attribute and it swallows what follows.
			casino_block( 'html', '<script>window.__hostile = 1</script><img src="x" onerror="window.__hostile = 2"><a href="javascript:window.__hostile=3">press</a><svg onload="window.__hostile=4"></svg><iframe srcdoc="<script>parent.__hostile=5</script>"></iframe>' ),
		)
	);
}

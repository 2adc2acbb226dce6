<?php
/**
 * The point of an image that must stay visible when the site crops it: two percentages on the media item, `focal_point`
 * in REST ({x, y} from 0 to 1, or null).
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

const FOCAL_POINT_META = '_casino_focal_point';

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_focal_point' );
add_filter( 'attachment_fields_to_edit', __NAMESPACE__ . '\\show_focal_point', 10, 2 );
add_filter( 'attachment_fields_to_save', __NAMESPACE__ . '\\save_focal_point', 10, 2 );

/** Adds `focal_point` to media, embedded media too. */
function register_focal_point(): void {
	register_rest_field(
		'attachment',
		'focal_point',
		array(
			'get_callback'    => static function ( array $media ): ?array {
				return focal_point_of( (int) $media['id'] );
			},
			'update_callback' => static function ( ?array $point, WP_Post $media ): void {
				store_focal_point( $media->ID, null === $point ? '' : 100 * $point['x'] . ' ' . 100 * $point['y'] );
			},
			'schema'          => array(
				'description' => __( 'The point that stays in sight when the image is cropped.', 'casino-headless' ),
				'type'        => array( 'object', 'null' ),
				'required'    => false,
				'properties'  => array(
					'x' => array(
						'type'     => 'number',
						'minimum'  => 0,
						'maximum'  => 1,
						'required' => true,
					),
					'y' => array(
						'type'     => 'number',
						'minimum'  => 0,
						'maximum'  => 1,
						'required' => true,
					),
				),
				'context'     => array( 'view', 'edit', 'embed' ),
			),
		)
	);
}

/**
 * The focal point of a media item.
 *
 * @return array{x: float, y: float}|null
 */
function focal_point_of( int $media_id ): ?array {
	$stored = (string) get_post_meta( $media_id, FOCAL_POINT_META, true );
	if ( 1 !== preg_match( '/^([\d.]+) ([\d.]+)$/', $stored, $percent ) ) {
		return null;
	}
	return array(
		'x' => (float) $percent[1] / 100,
		'y' => (float) $percent[2] / 100,
	);
}

/** Stores two percentages written as "50 20" or "50% 20%"; anything else removes the point. */
function store_focal_point( int $media_id, string $written ): void {
	$is_point = preg_match( '/^(\d{1,3}(?:\.\d+)?)%?[ ,]+(\d{1,3}(?:\.\d+)?)%?$/', trim( $written ), $percent );
	if ( 1 === $is_point && $percent[1] <= 100 && $percent[2] <= 100 ) {
		update_post_meta( $media_id, FOCAL_POINT_META, "$percent[1] $percent[2]" );
	} else {
		delete_post_meta( $media_id, FOCAL_POINT_META );
	}
}

/** The input in the media window; WordPress prints `value` escaped. */
function show_focal_point( array $fields, WP_Post $media ): array {
	if ( wp_attachment_is_image( $media ) ) {
		$fields['casino_focal_point'] = array(
			'label' => __( 'Focal point', 'casino-headless' ),
			'helps' => __( 'Percent from the left and from the top, such as 50 20.', 'casino-headless' ),
			'value' => (string) get_post_meta( $media->ID, FOCAL_POINT_META, true ),
		);
	}
	return $fields;
}

/** WordPress has checked nonce and capability before it runs this filter. */
function save_focal_point( array $post, array $sent ): array {
	if ( isset( $sent['casino_focal_point'] ) ) {
		store_focal_point( (int) $post['ID'], sanitize_text_field( $sent['casino_focal_point'] ) );
	}
	return $post;
}

<?php
/**
 * The `acf` member of REST responses. Where Advanced Custom Fields is active it writes it, with the same fields as
 * field groups; where it is not, post meta and the functions below give the same shape.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;
use WP_REST_Request;

/** Prefix of each field's meta key without ACF: hidden from WordPress's own custom-field list. */
const FIELD_META_PREFIX = '_casino_field_';

add_action( 'acf/init', __NAMESPACE__ . '\\register_field_groups' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_rest_fields' );

/** Whether Advanced Custom Fields (or its Pro) is active. */
function has_acf(): bool {
	return class_exists( 'ACF', false );
}

/** What is stored in a field of a post, by whichever keeps it; '' for nothing. */
function stored_field( int $post_id, string $name ): string {
	$value = has_acf() ? get_field( $name, $post_id, false ) : get_post_meta( $post_id, FIELD_META_PREFIX . $name, true );
	return is_scalar( $value ) ? (string) $value : '';
}

/** The same fields for Advanced Custom Fields, shown in REST. */
function register_field_groups(): void {
	$kinds = array( 'datetime' => 'date_time_picker' );
	foreach ( array_keys( type_names() ) as $post_type ) {
		$fields = array();
		foreach ( fields_of( $post_type ) as $name => $field ) {
			$definition = array(
				'key'   => "field_casino_{$post_type}_{$name}",
				'name'  => $name,
				'label' => $field['label'],
				'type'  => $kinds[ $field['kind'] ] ?? $field['kind'],
			);
			if ( 'datetime' === $field['kind'] ) {
				$definition += array( 'return_format' => 'Y-m-d\TH:i:s\Z' );
			}
			$fields[] = $definition;
		}
		if ( array() === $fields ) {
			continue;
		}
		acf_add_local_field_group(
			array(
				'key'          => "group_casino_$post_type",
				'title'        => __( 'Casino site', 'casino-headless' ),
				'fields'       => $fields,
				'show_in_rest' => 1,
				'location'     => array(
					array(
						array(
							'param'    => 'post_type',
							'operator' => '==',
							'value'    => $post_type,
						),
					),
				),
			)
		);
	}
}

/** The stand-in's `acf`: anyone may read it, users who may edit the post may write it. */
function register_rest_fields(): void {
	if ( has_acf() ) {
		return;
	}
	register_empty_rest_fields();
	foreach ( array_keys( type_names() ) as $post_type ) {
		register_rest_field(
			$post_type,
			'acf',
			array(
				'get_callback'    => static function ( array $post, string $name, WP_REST_Request $request ) use ( $post_type ) {
					return field_values( (int) ( $post['id'] ?? 0 ), $post_type, 'standard' === $request->get_param( 'acf_format' ) );
				},
				'update_callback' => static function ( $values, WP_Post $post ) use ( $post_type ) {
					return save_fields( $post->ID, $post_type, (array) $values );
				},
				'schema'          => array(
					'description' => __( 'Fields beside the text.', 'casino-headless' ),
					'type'        => array( 'object', 'array' ),
					'context'     => array( 'view', 'edit', 'embed' ),
				),
			)
		);
	}
}

/** Media, categories and users have no fields of ours; ACF sends an empty list for each, and so does the stand-in. */
function register_empty_rest_fields(): void {
	register_rest_field(
		array( 'attachment', 'category', 'user' ),
		'acf',
		array(
			'get_callback' => '__return_empty_array',
			'schema'       => array(
				'type'    => 'array',
				'context' => array( 'view', 'edit', 'embed' ),
			),
		)
	);
}

<?php
/**
 * The `acf` member of REST answers. Where Advanced Custom Fields is active it answers, with the same fields
 * as field groups; where it is not, post meta and the functions below answer in the same shape.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Error;
use WP_Post;
use WP_REST_Request;

/** In front of each field's meta key when ACF is not there: hidden from WordPress's own custom-field list. */
const FIELD_META_PREFIX = '_casino_field_';

add_action( 'acf/init', __NAMESPACE__ . '\\register_field_groups' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_rest_fields' );

/** Whether Advanced Custom Fields (or its Pro) is active. */
function has_acf(): bool {
	return class_exists( 'ACF', false );
}

/** The same fields for Advanced Custom Fields, shown in REST. */
function register_field_groups(): void {
	$kinds = array(
		'datetime' => 'date_time_picker',
		'relation' => 'post_object',
	);
	foreach ( array_keys( type_names() ) as $post_type ) {
		$fields = array();
		foreach ( fields_of( $post_type ) as $name => $field ) {
			$definition = array(
				'key'   => "field_casino_{$post_type}_{$name}",
				'name'  => $name,
				'label' => $field['label'],
				'type'  => $kinds[ $field['kind'] ] ?? $field['kind'],
			);
			if ( 'relation' === $field['kind'] ) {
				$definition += array(
					'post_type'     => array( $field['to'] ),
					'return_format' => 'object',
					'allow_null'    => 1,
				);
				add_filter( 'acf/format_value/key=' . $definition['key'], __NAMESPACE__ . '\\narrow_relation', 20 );
			}
			if ( 'datetime' === $field['kind'] ) {
				$definition += array( 'return_format' => 'Y-m-d\TH:i:s\Z' );
			}
			$fields[] = $definition;
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

/**
 * ACF would show the whole post that a relation points at, its password and a draft's text included.
 *
 * @param mixed $value What ACF made of the value.
 * @return mixed
 */
function narrow_relation( $value ) {
	return $value instanceof WP_Post ? relation_value( $value ) : $value;
}

/** The stand-in's `acf`, readable by everybody and writable by who may edit the post. */
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

/** Media, categories and users have no fields of ours; ACF says so on each, and so does the stand-in. */
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

/**
 * The fields as ACF would give them: a list without members when the post has none, else all fields of the
 * type, the empty ones included.
 *
 * @return array<string, mixed>
 */
function field_values( int $post_id, string $post_type, bool $standard ): array {
	$values = array();
	$filled = false;
	foreach ( fields_of( $post_type ) as $name => $field ) {
		$stored          = (string) get_post_meta( $post_id, FIELD_META_PREFIX . $name, true );
		$filled          = $filled || '' !== $stored;
		$values[ $name ] = field_value( $stored, $field['kind'], $standard );
	}
	return $filled ? $values : array();
}

/**
 * One stored value in the form that ACF gives its kind: an empty text is '', an empty date null, an empty
 * image or relation false under the standard format and null otherwise.
 *
 * @return mixed
 */
function field_value( string $stored, string $kind, bool $standard ) {
	$nothing = $standard ? false : null;
	switch ( $kind ) {
		case 'image':
			$id = (int) $stored;
			if ( 0 === $id || ! wp_attachment_is_image( $id ) ) {
				return $nothing;
			}
			return $standard ? image_object( $id ) : $id;
		case 'relation':
			$post = (int) $stored > 0 ? get_post( (int) $stored ) : null;
			if ( ! $post ) {
				return $nothing;
			}
			return $standard ? relation_value( $post ) : $post->ID;
		case 'number':
			return is_numeric( $stored ) ? 0 + $stored : '';
		case 'datetime':
			if ( '' === $stored ) {
				return null;
			}
			return $standard ? $stored : gmdate( 'Y-m-d H:i:s', (int) strtotime( $stored ) );
		default:
			return $stored;
	}
}

/**
 * An image as ACF's "image array": sizes are flat, each with its width and height beside it.
 *
 * @return array<string, mixed>
 */
function image_object( int $id ): array {
	$media  = get_post( $id );
	$source = wp_get_attachment_image_src( $id, 'full' );
	$file   = (string) get_attached_file( $id );
	$sizes  = array();
	foreach ( get_intermediate_image_sizes() as $size ) {
		$image = wp_get_attachment_image_src( $id, $size );
		if ( $image ) {
			$sizes[ $size ]             = $image[0];
			$sizes[ $size . '-width' ]  = $image[1];
			$sizes[ $size . '-height' ] = $image[2];
		}
	}
	return array(
		'ID'          => $id,
		'id'          => $id,
		'title'       => $media->post_title,
		'filename'    => wp_basename( $file ),
		'filesize'    => is_readable( $file ) ? (int) filesize( $file ) : 0,
		'url'         => $source[0],
		'link'        => get_attachment_link( $id ),
		'alt'         => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'author'      => $media->post_author,
		'description' => $media->post_content,
		'caption'     => $media->post_excerpt,
		'name'        => $media->post_name,
		'status'      => $media->post_status,
		'uploaded_to' => $media->post_parent,
		'date'        => $media->post_date_gmt,
		'modified'    => $media->post_modified_gmt,
		'menu_order'  => $media->menu_order,
		'mime_type'   => $media->post_mime_type,
		'type'        => 'image',
		'subtype'     => (string) substr( (string) strrchr( $media->post_mime_type, '/' ), 1 ),
		'icon'        => (string) wp_mime_type_icon( $id ),
		'width'       => $source[1],
		'height'      => $source[2],
		'sizes'       => $sizes,
	);
}

/**
 * The part of a post that a relation may show: name and address. A post that is not public is none.
 *
 * @return array<string, mixed>|false
 */
function relation_value( WP_Post $post ) {
	if ( 'publish' !== $post->post_status ) {
		return false;
	}
	return array(
		'ID'          => $post->ID,
		'post_title'  => $post->post_title,
		'post_name'   => $post->post_name,
		'post_type'   => $post->post_type,
		'post_status' => $post->post_status,
	);
}

/**
 * Stores the given fields of a post, those not given stay. Unknown names and wrong values are an error.
 *
 * @return true|WP_Error
 */
function save_fields( int $post_id, string $post_type, array $values ) {
	$fields = fields_of( $post_type );
	foreach ( $values as $name => $value ) {
		if ( ! isset( $fields[ $name ] ) || ! ( is_scalar( $value ) || null === $value ) ) {
			/* translators: %s: a field's name. */
			return new WP_Error( 'casino_invalid_field', sprintf( __( 'The field %s cannot hold this.', 'casino-headless' ), $name ), array( 'status' => 400 ) );
		}
		$clean = clean_field( (string) $value, $fields[ $name ] );
		if ( '' === $clean ) {
			delete_post_meta( $post_id, FIELD_META_PREFIX . $name );
		} else {
			update_post_meta( $post_id, FIELD_META_PREFIX . $name, wp_slash( $clean ) );
		}
	}
	return true;
}

/** A value in the form it is stored in; '' for one that its kind cannot hold. */
function clean_field( string $value, array $field ): string {
	$value = trim( $value );
	switch ( $field['kind'] ) {
		case 'textarea':
			return sanitize_textarea_field( $value );
		case 'url':
			return esc_url_raw( $value );
		case 'number':
			return is_numeric( $value ) ? $value : '';
		case 'datetime':
			$time = '' === $value ? false : strtotime( $value . ( preg_match( '/(Z|[+-]\d\d:?\d\d)$/', $value ) ? '' : ' UTC' ) );
			return false === $time ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $time );
		case 'image':
			return wp_attachment_is_image( (int) $value ) ? (string) (int) $value : '';
		case 'relation':
			return get_post_type( (int) $value ) === $field['to'] ? (string) (int) $value : '';
		default:
			return sanitize_text_field( $value );
	}
}

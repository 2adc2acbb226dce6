<?php
/**
 * Reading the stand-in's fields: from post meta to the shapes that ACF gives.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

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

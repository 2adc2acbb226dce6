<?php
/**
 * Reading the stand-in's fields: from post meta to the shapes that ACF gives.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

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
		$stored          = stored_field( $post_id, $name );
		$filled          = $filled || '' !== $stored;
		$values[ $name ] = field_value( $stored, $field['kind'], $standard );
	}
	return $filled ? $values : array();
}

/**
 * One stored value in the form that ACF gives its kind: an empty text is '', an empty date null.
 *
 * @return mixed
 */
function field_value( string $stored, string $kind, bool $standard ) {
	switch ( $kind ) {
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

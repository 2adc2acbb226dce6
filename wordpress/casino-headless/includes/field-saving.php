<?php
/**
 * Writing the stand-in's fields: each is cleaned by its kind on its way into post meta.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Error;

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
		case 'number':
			return is_numeric( $value ) ? $value : '';
		case 'datetime':
			$time = '' === $value ? false : strtotime( $value . ( preg_match( '/(Z|[+-]\d\d:?\d\d)$/', $value ) ? '' : ' UTC' ) );
			return false === $time ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $time );
		default:
			return sanitize_text_field( $value );
	}
}

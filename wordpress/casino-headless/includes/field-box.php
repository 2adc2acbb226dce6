<?php
/**
 * The box below the editor: language, and the fields where ACF does not show them.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

const FIELD_BOX_NONCE = 'casino_headless_fields';

add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_field_box' );
add_action( 'save_post', __NAMESPACE__ . '\\save_field_box', 10, 2 );

/** Shows the box on every type that the site shows, unless other plugins do all of it. */
function add_field_box(): void {
	if ( has_acf() && has_multilingual_plugin() ) {
		return;
	}
	add_meta_box( 'casino-headless', __( 'Casino site', 'casino-headless' ), __NAMESPACE__ . '\\show_field_box', array_keys( type_names() ) );
}

/** Language first, then a row for each field. */
function show_field_box( WP_Post $post ): void {
	wp_nonce_field( FIELD_BOX_NONCE, FIELD_BOX_NONCE );
	echo '<table class="form-table" role="presentation"><tbody>';
	if ( ! has_multilingual_plugin() ) {
		$code = language_of( $post->ID );
		// A code of none of our languages stays until the editor chooses one.
		show_row( 'casino-lang', __( 'Language', 'casino-headless' ), select_html( 'casino-lang', 'casino_lang', LANGUAGES + array( $code => $code ), $code ) );
	}
	if ( ! has_acf() ) {
		foreach ( fields_of( $post->post_type ) as $name => $field ) {
			show_row( "casino-field-$name", $field['label'], input_html( $name, $field, stored_field( $post->ID, $name ) ) );
		}
	}
	echo '</tbody></table>';
}

/** One row; `$input` is HTML that {@see input_html} or {@see select_html} escaped. */
function show_row( string $id, string $label, string $input ): void {
	printf(
		'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td>%3$s</td></tr>',
		esc_attr( $id ),
		esc_html( $label ),
		$input // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
	);
}

/** The input of a field, escaped. */
function input_html( string $name, array $field, string $stored ): string {
	$id  = "casino-field-$name";
	$key = "casino_fields[$name]";
	switch ( $field['kind'] ) {
		case 'textarea':
			return sprintf( '<textarea id="%s" name="%s" rows="3" class="large-text">%s</textarea>', esc_attr( $id ), esc_attr( $key ), esc_textarea( $stored ) );
		case 'datetime':
			// The browser's control takes no zone; values are stored in UTC and the label says so.
			return sprintf( '<input type="datetime-local" id="%s" name="%s" value="%s">', esc_attr( $id ), esc_attr( $key ), esc_attr( substr( $stored, 0, 16 ) ) );
		default:
			$step = 'number' === $field['kind'] ? ' step="any"' : '';
			return sprintf( '<input type="%s" id="%s" name="%s" value="%s" class="regular-text"%s>', esc_attr( $field['kind'] ), esc_attr( $id ), esc_attr( $key ), esc_attr( $stored ), $step );
	}
}

/** A select with one choice taken, escaped. */
function select_html( string $id, string $name, array $choices, string $chosen ): string {
	$options = '';
	foreach ( $choices as $value => $label ) {
		$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $chosen, false ), esc_html( $label ) );
	}
	return sprintf( '<select id="%s" name="%s">%s</select>', esc_attr( $id ), esc_attr( $name ), $options );
}

/** The language that the box has sent for a post, by which WordPress is to decide the slug; null: none. */
function sent_language( int $post_id ): ?string {
	$nonce = isset( $_POST[ FIELD_BOX_NONCE ] ) ? sanitize_key( $_POST[ FIELD_BOX_NONCE ] ) : '';
	$sent  = isset( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
	if ( ! isset( $_POST['casino_lang'] ) || $sent !== $post_id || ! wp_verify_nonce( $nonce, FIELD_BOX_NONCE ) ) {
		return null;
	}
	return known_language( sanitize_key( $_POST['casino_lang'] ) );
}

/** Stores what the box sent, when the user may edit the post. */
function save_field_box( int $post_id, WP_Post $post ): void {
	$nonce = isset( $_POST[ FIELD_BOX_NONCE ] ) ? sanitize_key( $_POST[ FIELD_BOX_NONCE ] ) : '';
	$sent  = isset( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
	// Another plugin may save a second post in the same request: the box belongs to its own post only.
	if ( ! wp_verify_nonce( $nonce, FIELD_BOX_NONCE )
		|| $sent !== $post_id
		|| ! current_user_can( 'edit_post', $post_id )
		|| wp_is_post_autosave( $post_id )
		|| wp_is_post_revision( $post_id )
		|| null === type_of( $post->post_type ) ) {
		return;
	}
	$language = sent_language( $post_id );
	if ( null !== $language && ! has_multilingual_plugin() ) {
		update_post_meta( $post_id, LANGUAGE_META, $language );
	}
	if ( isset( $_POST['casino_fields'] ) && is_array( $_POST['casino_fields'] ) && ! has_acf() ) {
		// Each field is cleaned by its kind in save_fields().
		save_fields( $post_id, $post->post_type, wp_unslash( $_POST['casino_fields'] ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
	}
}

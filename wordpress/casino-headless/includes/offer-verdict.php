<?php
/**
 * Says in the editor why the site would not show an offer, before it is published and while it is written.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;
use WP_REST_Request;

const VERDICT_ID = 'casino-offer-verdict';

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_verdict_route' );
add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_offer_verdict', 10, 2 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_offer_verdict' );

/** POST casino/v1/offer-verdict: what is wrong with an offer as it is being written. Nothing is stored. */
function register_verdict_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/offer-verdict',
		array(
			'methods'             => 'POST',
			'permission_callback' => static function (): bool {
				return current_user_can( 'edit_posts' );
			},
			'callback'            => static function ( WP_REST_Request $request ): array {
				$sent = $request->get_json_params();
				return array( 'breaches' => array_values( verdict_on( is_array( $sent ) ? $sent : array() ) ) );
			},
		)
	);
}

/**
 * What is wrong with an offer of plain texts by the names of the fields, with `title`, `excerpt` and `content`.
 *
 * @return array<string, string> In words, by kind.
 */
function verdict_on( array $sent ): array {
	$text = static function ( string $name ) use ( $sent ): string {
		$value = $sent[ $name ] ?? '';
		return is_scalar( $value ) ? trim( wp_strip_all_tags( (string) $value ) ) : '';
	};
	$link = $text( 'terms_link' );
	return judge_offer(
		array(
			'title'       => $text( 'hero_title' ) . ' ' . $text( 'title' ),
			'teaser'      => $text( 'subtitle' ) . '. ' . $text( 'excerpt' ),
			'body'        => $text( 'content' ),
			'terms'       => $text( 'terms' ),
			'full_terms'  => 1 === preg_match( '~^(?:https?:/)?/[^/\\\\]~i', $link ) ? $link : null,
			'wagering'    => is_numeric( $text( 'wagering' ) ) ? (float) $text( 'wagering' ) : null,
			'min_deposit' => '' === $text( 'min_deposit' ) ? null : $text( 'min_deposit' ),
			'code'        => '' === $text( 'bonus_code' ) ? null : $text( 'bonus_code' ),
			'starts_at'   => '' === $text( 'starts_at' ) ? null : strtotime( $text( 'starts_at' ) . ' UTC' ),
			'ends_at'     => '' === $text( 'ends_at' ) ? null : strtotime( $text( 'ends_at' ) . ' UTC' ),
		),
		STRICTEST_RULES,
		time()
	);
}

/**
 * A box of its own, beside whatever shows the fields.
 *
 * @param mixed $post What is edited: a post, or a comment or link of WordPress's.
 */
function add_offer_verdict( string $post_type, $post ): void {
	if ( $post instanceof WP_Post && is_offer( $post ) ) {
		add_meta_box( VERDICT_ID . '-box', __( 'Casino site: the offer', 'casino-headless' ), __NAMESPACE__ . '\\show_offer_verdict', $post_type );
	}
}

/** The verdict on what is stored; the script beside it keeps it up to date while the editor writes. */
function show_offer_verdict( WP_Post $post ): void {
	$sent = array(
		'title'   => $post->post_title,
		'excerpt' => $post->post_excerpt,
		'content' => $post->post_content,
	);
	foreach ( array_keys( fields_of( $post->post_type ) ) as $name ) {
		$sent[ $name ] = rtrim( stored_field( $post->ID, $name ), 'Z' );
	}
	printf(
		'<div id="%s" role="status"><p><strong>%s</strong></p><ul class="ul-disc">%s</ul></div>',
		esc_attr( VERDICT_ID ),
		esc_html__( 'The site will not show this offer in its strictest market while anything stands here:', 'casino-headless' ),
		implode(
			'',
			array_map(
				static function ( string $words ): string {
					return '<li>' . esc_html( $words ) . '</li>';
				},
				verdict_on( $sent )
			)
		)
	);
}

/** A promotion, or a page with significant terms. */
function is_offer( WP_Post $post ): bool {
	return 'promotion' === $post->post_type
		|| ( 'page' === $post->post_type && '' !== stored_field( $post->ID, 'terms' ) );
}

/** Only where the box is shown. */
function enqueue_offer_verdict(): void {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || ! in_array( $screen->post_type, array( 'promotion', 'page' ), true ) ) {
		return;
	}
	wp_enqueue_script( 'casino-headless-offer-verdict', plugins_url( 'assets/offer-verdict.js', PLUGIN_FILE ), array( 'wp-api-fetch' ), '1.0.0', true );
}

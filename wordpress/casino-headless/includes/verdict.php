<?php
/**
 * Says in the editor why the site would not show a post, while it is written and after each save. The block editor loads
 * its boxes once, so the box is always there, and a script keeps up to date what stands in it.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;
use WP_REST_Request;

const VERDICT_ID = 'casino-verdict';

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_verdict_route' );
add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_verdict' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_verdict' );

/** POST casino/v1/verdict: what is wrong with a post as it is being written. Nothing is stored. */
function register_verdict_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/verdict',
		array(
			'methods'             => 'POST',
			'permission_callback' => static function ( WP_REST_Request $request ): bool {
				return current_user_can( 'edit_post', $request['id'] );
			},
			'callback'            => static function ( WP_REST_Request $request ): array {
				// Blocks and shortcodes of its text ask for the post that they are in.
				$GLOBALS['post'] = get_post( $request['id'] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
				// An address that is still being typed is neither looked up nor remembered.
				foreach ( array( 'run_shortcode', 'autoembed' ) as $embed ) {
					remove_filter( 'the_content', array( $GLOBALS['wp_embed'], $embed ), 8 );
				}
				return verdict_on( $GLOBALS['post'], (array) $request->get_json_params() );
			},
			'args'                => array(
				'id' => array(
					'type'     => 'integer',
					'required' => true,
				),
			),
		)
	);
}

/**
 * Why the site would not show a post, in words, by kind.
 *
 * @param WP_Post $post As it is stored.
 * @param array   $sent As it is written: plain texts by the names of its fields, with `title`, `excerpt`, `content`, `slug`,
 *                      and with `language` where another plugin does not keep that.
 * @return array<string, string[]>
 */
function verdict_on( WP_Post $post, array $sent ): array {
	$texts    = array_map( 'strval', array_filter( $sent, 'is_scalar' ) );
	$language = $texts['language'] ?? language_of( $post->ID );
	// A page is an offer by its significant terms.
	$is_offer = 'promotion' === $post->post_type || ( 'page' === $post->post_type && '' !== trim( $texts['terms'] ?? '' ) );
	return array(
		'refusals' => array_merge(
			misplacement_of( $post->post_type, $texts['slug'] ?? '' ),
			refusals_of( $texts['content'] ?? '', $texts['slug'] ?? '', $language )
		),
		'breaches' => $is_offer ? breaches_of( $texts ) : array(),
		'delivery' => failure_words(),
	);
}

/**
 * What is wrong with an offer in the strictest market.
 *
 * @param array<string, string> $sent As {@see verdict_on} has it.
 * @return string[]
 */
function breaches_of( array $sent ): array {
	// With what a synced pattern says, and a space where the editor wrote `&nbsp;`.
	$sent['content'] = do_blocks( $sent['content'] ?? '' );
	$text            = static function ( string $name ) use ( $sent ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $sent[ $name ] ?? '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	};
	$link = $text( 'terms_link' );
	$now  = time();
	return array_values(
		judge_offer(
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
			strictest_rules( $now ),
			$now
		)
	);
}

/** A box of its own on every type that the site shows, beside whatever shows the fields. */
function add_verdict(): void {
	add_meta_box( VERDICT_ID . '-box', __( 'Casino site: is it shown?', 'casino-headless' ), __NAMESPACE__ . '\\show_verdict', array_keys( type_names() ), 'normal', 'high' );
}

/** The verdict on what is stored. A kind without words is hidden. */
function show_verdict( WP_Post $post ): void {
	$sent = array(
		'title'   => $post->post_title,
		'excerpt' => $post->post_excerpt,
		'content' => $post->post_content,
		'slug'    => $post->post_name,
	);
	foreach ( array_keys( fields_of( $post->post_type ) ) as $name ) {
		$sent[ $name ] = rtrim( stored_field( $post->ID, $name ), 'Z' );
	}
	$headings = array(
		'refusals' => __( 'The site cannot show this:', 'casino-headless' ),
		'breaches' => __( 'The site will not show this offer in its strictest market:', 'casino-headless' ),
		'delivery' => __( 'The site is behind:', 'casino-headless' ),
	);
	printf( '<p>%s</p><div id="%s" role="status">', esc_html__( 'Whatever keeps the site from showing this stands here.', 'casino-headless' ), esc_attr( VERDICT_ID ) );
	foreach ( verdict_on( $post, $sent ) as $kind => $reasons ) {
		printf( '<div class="notice notice-error inline" data-kind="%s"%s><p><strong>%s</strong></p><ul class="ul-disc">', esc_attr( $kind ), array() === $reasons ? ' hidden' : '', esc_html( $headings[ $kind ] ) );
		foreach ( $reasons as $words ) {
			printf( '<li>%s</li>', esc_html( $words ) );
		}
		echo '</ul></div>';
	}
	echo '</div>';
}

/** Only where the box is shown. */
function enqueue_verdict(): void {
	$screen = get_current_screen();
	if ( $screen && 'post' === $screen->base && null !== type_of( $screen->post_type ) ) {
		wp_enqueue_script( 'casino-headless-verdict', plugins_url( 'assets/verdict.js', PLUGIN_FILE ), array( 'wp-api-fetch', 'wp-data' ), '1.0.0', true );
	}
}

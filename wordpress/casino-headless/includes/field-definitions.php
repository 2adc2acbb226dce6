<?php
/**
 * The fields beside the text, by type. One table serves the REST response, the box in the editor, and the field groups
 * of Advanced Custom Fields where that plugin is active.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

/**
 * The fields of a post type. `kind` is text, textarea, number or datetime. The site shows each of them, or judges an
 * offer by it (docs/contracts/upstreams.md).
 *
 * @return array<string, array{label: string, kind: string}>
 */
function fields_of( string $post_type ): array {
	$game_id = text_field( __( 'Game id on the platform', 'casino-headless' ), 'number' );
	$game_ids = text_field( __( 'Its games by their ids on the platform, with commas between them; empty: by slug and name', 'casino-headless' ), 'textarea' );
	// A promotion is one, and so is a landing page.
	$offer  = array(
		'bonus_code'  => text_field( __( 'Bonus code', 'casino-headless' ) ),
		'min_deposit' => text_field( __( 'Minimum deposit; a number alone is in the visitor’s currency', 'casino-headless' ) ),
		'wagering'    => text_field( __( 'Wagering (times)', 'casino-headless' ), 'number' ),
		'starts_at'   => text_field( __( 'Starts (UTC)', 'casino-headless' ), 'datetime' ),
		'ends_at'     => text_field( __( 'Ends (UTC; the first moment it no longer applies)', 'casino-headless' ), 'datetime' ),
		'terms'       => text_field( __( 'Significant terms', 'casino-headless' ), 'textarea' ),
		'terms_link'  => text_field( __( 'Link to the full terms', 'casino-headless' ) ),
	);
	$fields = array(
		'page'      => array(
			'hero_title' => text_field( __( 'Headline of a landing page', 'casino-headless' ) ),
			'subtitle'   => text_field( __( 'Subtitle of a landing page', 'casino-headless' ) ),
		) + $offer,
		'promotion' => array(
			'subtitle' => text_field( __( 'Subtitle', 'casino-headless' ) ),
		) + $offer + array(
			'game_id' => $game_id,
		),
		'game'      => array(
			'game_id'    => $game_id,
			'rtp'        => text_field( __( 'Return to player (%)', 'casino-headless' ), 'number' ),
			'volatility' => text_field( __( 'Volatility', 'casino-headless' ) ),
			'reels'      => text_field( __( 'Reels', 'casino-headless' ) ),
			'paylines'   => text_field( __( 'Pay lines', 'casino-headless' ) ),
			'min_bet'    => text_field( __( 'Smallest bet', 'casino-headless' ), 'number' ),
			'max_bet'    => text_field( __( 'Largest bet', 'casino-headless' ), 'number' ),
			'max_win'    => text_field( __( 'Largest win', 'casino-headless' ) ),
			'hit_frequency' => text_field( __( 'Rounds that win (%)', 'casino-headless' ), 'number' ),
			'feature_every' => text_field( __( 'Main feature: one round in', 'casino-headless' ), 'number' ),
			'features'   => text_field( __( 'Features', 'casino-headless' ) ),
			'released'   => text_field( __( 'Released in', 'casino-headless' ), 'number' ),
			'provider_name' => text_field( __( 'Provider, where the platform does not have the game', 'casino-headless' ) ),
		),
		'provider'  => array(
			'founded' => text_field( __( 'Founded in', 'casino-headless' ), 'number' ),
			'town'    => text_field( __( 'Town', 'casino-headless' ) ),
			'country' => text_field( __( 'Country', 'casino-headless' ) ),
			'people'  => text_field( __( 'People', 'casino-headless' ), 'number' ),
			'game_ids' => $game_ids,
		),
		'theme'     => array(
			'game_ids' => $game_ids,
		),
	);
	/**
	 * Filters the fields of a post type.
	 *
	 * @param array  $fields    By name.
	 * @param string $post_type Post type.
	 */
	return apply_filters( 'casino_headless_fields', $fields[ $post_type ] ?? array(), $post_type );
}

/** A field with typed text. */
function text_field( string $label, string $kind = 'text' ): array {
	return array(
		'label' => $label,
		'kind'  => $kind,
	);
}

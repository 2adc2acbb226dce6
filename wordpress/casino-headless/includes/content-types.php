<?php
/**
 * The five content types that WordPress does not have of its own, under the REST bases that the site asks.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

/** What every type can hold. Custom fields carry the language and the fields of field-definitions.php. */
const COMMON_SUPPORTS = array( 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'custom-fields' );

add_action( 'init', __NAMESPACE__ . '\\register_content_types', 5 );
add_action( 'after_setup_theme', __NAMESPACE__ . '\\allow_featured_images', 11 );

/**
 * The types by post type, which is the REST base too. `path` is where the site shows one of them.
 *
 * @return array<string, array{singular: string, plural: string, path: string, icon: string, supports?: string[]}>
 */
function content_types(): array {
	return array(
		'promotions' => array(
			'singular' => __( 'Promotion', 'casino-headless' ),
			'plural'   => __( 'Promotions', 'casino-headless' ),
			'path'     => 'promotions',
			'icon'     => 'dashicons-tickets-alt',
		),
		'games'      => array(
			'singular' => __( 'Game review', 'casino-headless' ),
			'plural'   => __( 'Game reviews', 'casino-headless' ),
			'path'     => 'casino/games',
			'icon'     => 'dashicons-games',
		),
		'magazine'   => array(
			'singular' => __( 'Article', 'casino-headless' ),
			'plural'   => __( 'Magazine', 'casino-headless' ),
			'path'     => 'blog',
			'icon'     => 'dashicons-book-alt',
			'supports' => array( 'author' ),
		),
		'providers'  => array(
			'singular' => __( 'Provider', 'casino-headless' ),
			'plural'   => __( 'Providers', 'casino-headless' ),
			'path'     => 'providers',
			'icon'     => 'dashicons-building',
		),
		'themes'     => array(
			'singular' => __( 'Theme', 'casino-headless' ),
			'plural'   => __( 'Themes', 'casino-headless' ),
			'path'     => 'themes',
			'icon'     => 'dashicons-art',
		),
	);
}

/** The post type behind a name of the contract (`pages`, `promotions`, ...), or null. */
function post_type_of( string $type ): ?string {
	if ( 'pages' === $type ) {
		return 'page';
	}
	return array_key_exists( $type, content_types() ) ? $type : null;
}

/** The contract's name of a post type, or null for a type that the site does not show. */
function type_of( string $post_type ): ?string {
	if ( 'page' === $post_type ) {
		return 'pages';
	}
	return array_key_exists( $post_type, content_types() ) ? $post_type : null;
}

/** The contract's names of all types. */
function type_names(): array {
	return array_merge( array( 'pages' ), array_keys( content_types() ) );
}

/** The post types of all names. */
function post_types(): array {
	return array_merge( array( 'page' ), array_keys( content_types() ) );
}

/** Registers the types, and excerpts on pages, which the site's cards and descriptions want. */
function register_content_types(): void {
	foreach ( content_types() as $post_type => $facts ) {
		register_post_type(
			$post_type,
			array(
				'labels'       => array(
					'name'          => $facts['plural'],
					'singular_name' => $facts['singular'],
					/* translators: %s: what one of the type is called. */
					'add_new_item'  => sprintf( __( 'Add %s', 'casino-headless' ), $facts['singular'] ),
					/* translators: %s: what one of the type is called. */
					'edit_item'     => sprintf( __( 'Edit %s', 'casino-headless' ), $facts['singular'] ),
				),
				'public'       => true,
				'has_archive'  => false,
				'menu_icon'    => $facts['icon'],
				'supports'     => array_merge( COMMON_SUPPORTS, $facts['supports'] ?? array() ),
				'taxonomies'   => array( 'category' ),
				'show_in_rest' => true,
				'rest_base'    => $post_type,
				'rewrite'      => array(
					'slug'       => $facts['path'],
					'with_front' => false,
				),
			)
		);
	}
	add_post_type_support( 'page', 'excerpt' );
}

/** Featured images are the theme's to allow; here no theme shows anything, so the plugin does. */
function allow_featured_images(): void {
	add_theme_support( 'post-thumbnails' );
}

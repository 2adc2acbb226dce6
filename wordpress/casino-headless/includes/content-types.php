<?php
/**
 * The five content types that WordPress does not have itself, under the REST bases that the site requests.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

/** What every type can hold. Custom fields carry the language and the fields of field-definitions.php. */
const SUPPORTS = array( 'title', 'editor', 'author', 'excerpt', 'thumbnail', 'revisions', 'custom-fields' );

add_action( 'init', __NAMESPACE__ . '\\register_content_types', 5 );
add_action( 'after_setup_theme', __NAMESPACE__ . '\\allow_featured_images', 11 );

/**
 * The types by the name that the site and the REST base have for them. `path` is where the site shows one.
 *
 * @return array<string, array{post_type: string, singular: string, plural: string, path: string, icon: string}>
 */
function content_types(): array {
	return array(
		'promotions' => array(
			'post_type' => 'promotion',
			'singular'  => __( 'Promotion', 'casino-headless' ),
			'plural'    => __( 'Promotions', 'casino-headless' ),
			'path'      => 'promotions',
			'icon'      => 'dashicons-tickets-alt',
		),
		'games'      => array(
			'post_type' => 'game',
			'singular'  => __( 'Game review', 'casino-headless' ),
			'plural'    => __( 'Game reviews', 'casino-headless' ),
			'path'      => 'casino/games',
			'icon'      => 'dashicons-games',
		),
		'magazine'   => array(
			'post_type' => 'magazine',
			'singular'  => __( 'Article', 'casino-headless' ),
			'plural'    => __( 'Magazine', 'casino-headless' ),
			'path'      => 'blog',
			'icon'      => 'dashicons-book-alt',
		),
		'providers'  => array(
			'post_type' => 'provider',
			'singular'  => __( 'Provider', 'casino-headless' ),
			'plural'    => __( 'Providers', 'casino-headless' ),
			'path'      => 'providers',
			'icon'      => 'dashicons-building',
		),
		'themes'     => array(
			'post_type' => 'theme',
			'singular'  => __( 'Theme', 'casino-headless' ),
			'plural'    => __( 'Themes', 'casino-headless' ),
			'path'      => 'themes',
			'icon'      => 'dashicons-art',
		),
	);
}

/** The contract's name of each post type: `page` => `pages`, `promotion` => `promotions`, ... */
function type_names(): array {
	$names = array( 'page' => 'pages' );
	foreach ( content_types() as $type => $facts ) {
		$names[ $facts['post_type'] ] = $type;
	}
	return $names;
}

/** The contract's name of a post type, or null for one that the site does not show. */
function type_of( string $post_type ): ?string {
	return type_names()[ $post_type ] ?? null;
}

/** The post type behind a name of the contract, or null. */
function post_type_of( string $type ): ?string {
	$found = array_search( $type, type_names(), true );
	return false === $found ? null : $found;
}

/** Registers the types, and excerpts on pages, which the site's cards and descriptions want. */
function register_content_types(): void {
	foreach ( content_types() as $type => $facts ) {
		register_post_type(
			$facts['post_type'],
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
				'supports'     => SUPPORTS,
				'taxonomies'   => array( 'category' ),
				'show_in_rest' => true,
				'rest_base'    => $type,
				// Not the bare name: WordPress reads `?theme=` as the name of a theme.
				'query_var'    => 'casino_' . $facts['post_type'],
				'rewrite'      => array(
					'slug'       => $facts['path'],
					'with_front' => false,
				),
			)
		);
	}
	add_post_type_support( 'page', 'excerpt' );
}

/** Featured images must be allowed by a theme. Here no theme shows anything, so the plugin allows them. */
function allow_featured_images(): void {
	add_theme_support( 'post-thumbnails' );
}

<?php
/**
 * The site requests the categories below two parents by their ids (87 themes, 132 providers). A new WordPress would
 * give them other ids, so they are created with these ids unless other categories have them.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

const PARENT_CATEGORIES = array(
	87  => 'themes',
	132 => 'providers',
);

/** Creates the parents that are missing. One whose id is taken is not created: the site's setting must follow. */
function ensure_parent_categories(): void {
	$names = array(
		'themes'    => __( 'Themes', 'casino-headless' ),
		'providers' => __( 'Providers', 'casino-headless' ),
	);
	foreach ( PARENT_CATEGORIES as $id => $slug ) {
		if ( term_exists( $id ) || term_exists( $slug, 'category' ) ) {
			continue;
		}
		$with_id = static function ( array $data ) use ( $id ): array {
			return array( 'term_id' => $id ) + $data;
		};
		add_filter( 'wp_insert_term_data', $with_id );
		wp_insert_term( $names[ $slug ], 'category', array( 'slug' => $slug ) );
		remove_filter( 'wp_insert_term_data', $with_id );
	}
}

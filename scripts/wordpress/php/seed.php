<?php
/**
 * Fills a new WordPress with what editors would have written by now, and a few things they should not have.
 * Run inside WordPress by run.php.
 */

// The content was there before the site: nothing is told to it.
remove_action( 'shutdown', 'Casino_Headless\\hand_over_changes' );

require_once ABSPATH . 'wp-admin/includes/image.php';
require_once __DIR__ . '/seed-image.php';
require_once __DIR__ . '/seed-posts.php';

$casino_categories = array(
	87  => array( 'egypt' => 'Ancient Egypt', 'animal' => 'Animals', 'god' => 'Gods & Legends', 'classic' => 'Classics' ),
	132 => array( 'brass-orrery' => 'Brass Orrery', 'lantern-and-lark' => 'Lantern & Lark', 'tuuli-tahti' => 'Tuuli & Tähti' ),
	0   => array( 'guides' => 'Guides', 'news' => 'News' ),
);
$casino_terms      = array();
foreach ( $casino_categories as $casino_parent => $casino_children ) {
	foreach ( $casino_children as $casino_slug => $casino_name ) {
		$casino_term                  = wp_insert_term( $casino_name, 'category', array( 'slug' => $casino_slug, 'parent' => $casino_parent ) );
		$casino_terms[ $casino_slug ] = $casino_term['term_id'];
	}
}

$casino_image = casino_seed_image( 'brass-lantern', 'A brass lantern over a quiet harbour' );
update_post_meta( $casino_image, '_casino_focal_point', '70 30' );
$casino_plain_image = casino_seed_image( 'quiet-quay', '' );

foreach ( casino_seed_posts( $casino_image, $casino_terms ) as $casino_post ) {
	// Every language but English has the picture without a description.
	casino_seed_post( $casino_post, 'en' === ( $casino_post['lang'] ?? 'en' ) ? $casino_image : $casino_plain_image );
}
update_option( 'casino_origin', WP_HOME );

/**
 * Writes one post as an editor does: first a draft with its language, then published under its slug.
 *
 * @param array $post What casino_seed_posts() tells of one.
 * @param int   $image The featured image of those that have one.
 */
function casino_seed_post( array $post, int $image ): void {
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'     => $post['type'],
				'post_status'   => 'draft',
				'post_title'    => $post['title'],
				'post_content'  => $post['content'],
				'post_excerpt'  => $post['excerpt'] ?? '',
				'post_password' => $post['password'] ?? '',
				'post_category' => $post['categories'] ?? array(),
				'meta_input'    => array( 'lang' => $post['lang'] ?? 'en' ),
			)
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( $post['title'] . ': ' . $id->get_error_message() );
	}
	if ( $post['image'] ?? true ) {
		set_post_thumbnail( $id, 'gone' === ( $post['image'] ?? '' ) ? 999999 : $image );
		// set_post_thumbnail() refuses what does not exist; a site that has lived a while has it all the same.
		if ( 'gone' === ( $post['image'] ?? '' ) ) {
			update_post_meta( $id, '_thumbnail_id', 999999 );
		}
	}
	$saved = Casino_Headless\save_fields( $id, $post['type'], $post['acf'] ?? array() );
	if ( is_wp_error( $saved ) ) {
		throw new RuntimeException( $post['title'] . ': ' . $saved->get_error_message() );
	}
	if ( 'draft' === ( $post['status'] ?? '' ) ) {
		return;
	}
	foreach ( array_merge( $post['old_slugs'] ?? array(), array( $post['slug'] ) ) as $slug ) {
		wp_update_post( array( 'ID' => $id, 'post_name' => $slug, 'post_status' => $post['status'] ?? 'publish' ) + ( isset( $post['date'] ) ? array( 'post_date' => $post['date'], 'post_date_gmt' => $post['date'], 'edit_date' => true ) : array() ) );
	}
}

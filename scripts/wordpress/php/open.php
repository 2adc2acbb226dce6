<?php
/**
 * Makes a seeded WordPress the one of this start: content that names the address of the start before names this one's,
 * the administrator has the given password, and the tests a new application password, which is returned.
 */

return static function ( string $password ): string {
	global $wpdb;
	$before = get_option( 'casino_origin' );
	if ( WP_HOME !== $before ) {
		foreach ( array( 'post_content', 'post_excerpt', 'guid' ) as $column ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET $column = REPLACE( $column, %s, %s )", $before, WP_HOME ) );
		}
		update_option( 'casino_origin', WP_HOME );
	}
	wp_set_password( $password, 1 );
	WP_Application_Passwords::delete_all_application_passwords( 1 );
	list( $application_password ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'tests' ) );
	return $application_password;
};

<?php
/**
 * Settings -> Casino site: address and secret, and a button that tries the connection.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

const SETTINGS_PAGE  = 'casino-headless';
const CHECK_ACTION   = 'casino_headless_check';
const MIN_SECRET_LEN = 16;

add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
add_action( 'admin_post_' . CHECK_ACTION, __NAMESPACE__ . '\\check_connection' );
add_action( 'admin_notices', __NAMESPACE__ . '\\remind_of_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\link_settings' );

/** Both settings, each with its check. */
function register_settings(): void {
	register_setting( SETTINGS_PAGE, SITE_URL_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\\clean_site_url' ) );
	register_setting( SETTINGS_PAGE, SECRET_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\\clean_secret' ) );
}

/** An http or https origin; anything else leaves the old one and says so. */
function clean_site_url( $value ): string {
	if ( defined( 'CASINO_SITE_URL' ) ) {
		// The field is disabled then, and a browser sends nothing for it: the stored value is kept.
		return (string) get_option( SITE_URL_OPTION, '' );
	}
	$value = untrailingslashit( trim( (string) $value ) );
	if ( '' !== $value && ! is_origin( $value ) ) {
		add_settings_error( SITE_URL_OPTION, 'invalid', __( 'The address of the site is an origin, such as https://casino.example.', 'casino-headless' ) );
		return (string) get_option( SITE_URL_OPTION, '' );
	}
	return $value;
}

/** Scheme, host, perhaps a port; no user, no path, no query. */
function is_origin( string $value ): bool {
	$parts = wp_parse_url( $value );
	return is_array( $parts )
		&& isset( $parts['host'] )
		&& in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true )
		&& array() === array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port' ) );
}

/** The field is never filled in, so an empty one means: keep the secret. */
function clean_secret( $value ): string {
	$value = trim( (string) $value );
	$old   = (string) get_option( SECRET_OPTION, '' );
	if ( '' === $value || $value === $old ) {
		return $old;
	}
	if ( strlen( $value ) < MIN_SECRET_LEN ) {
		/* translators: %d: a number of characters. */
		add_settings_error( SECRET_OPTION, 'short', sprintf( __( 'The secret needs at least %d characters.', 'casino-headless' ), MIN_SECRET_LEN ) );
		return $old;
	}
	return $value;
}

/** Below Settings, for administrators. */
function add_settings_page(): void {
	add_options_page( __( 'Casino site', 'casino-headless' ), __( 'Casino site', 'casino-headless' ), 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\\show_settings_page' );
}

/** The page. */
function show_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$from_config = __( 'Set in wp-config.php.', 'casino-headless' );
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Casino site', 'casino-headless' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( SETTINGS_PAGE ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="<?php echo esc_attr( SITE_URL_OPTION ); ?>"><?php esc_html_e( 'Address of the site', 'casino-headless' ); ?></label></th>
					<td>
						<input type="url" class="regular-text" id="<?php echo esc_attr( SITE_URL_OPTION ); ?>" name="<?php echo esc_attr( SITE_URL_OPTION ); ?>" value="<?php echo esc_attr( site_origin() ); ?>" placeholder="https://casino.example"<?php disabled( defined( 'CASINO_SITE_URL' ) ); ?>>
						<p class="description"><?php echo esc_html( defined( 'CASINO_SITE_URL' ) ? $from_config : __( 'Without a path and without a slash at the end.', 'casino-headless' ) ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="<?php echo esc_attr( SECRET_OPTION ); ?>"><?php esc_html_e( 'Secret', 'casino-headless' ); ?></label></th>
					<td>
						<input type="password" class="regular-text" id="<?php echo esc_attr( SECRET_OPTION ); ?>" name="<?php echo esc_attr( SECRET_OPTION ); ?>" value="" autocomplete="new-password"<?php disabled( defined( 'CASINO_REVALIDATE_SECRET' ) ); ?>>
						<p class="description"><?php echo esc_html( defined( 'CASINO_REVALIDATE_SECRET' ) ? $from_config : __( 'The same as REVALIDATE_SECRET of the site. Leave empty to keep the one that is stored.', 'casino-headless' ) ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php if ( is_configured() ) : ?>
			<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
				<input type="hidden" name="action" value="<?php echo esc_attr( CHECK_ACTION ); ?>">
				<?php wp_nonce_field( CHECK_ACTION ); ?>
				<?php submit_button( __( 'Try the connection', 'casino-headless' ), 'secondary' ); ?>
			</form>
		<?php endif; ?>
	</div>
	<?php
}

/** Sends the site a test change and shows how it responded. */
function check_connection(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'casino-headless' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( CHECK_ACTION );
	$result = post_to_site(
		array(
			'type' => 'pages',
			'slug' => 'connection-check',
			'lang' => DEFAULT_LANGUAGE,
		)
	);
	if ( true === $result ) {
		make_up_for_failures();
		add_settings_error( SETTINGS_PAGE, 'connected', __( 'The site answers and accepts the secret.', 'casino-headless' ), 'success' );
	} else {
		/* translators: %s: the reason. */
		add_settings_error( SETTINGS_PAGE, 'failed', sprintf( __( 'The site could not be told: %s.', 'casino-headless' ), $result->get_error_message() ) );
	}
	// options-general.php shows what this transient holds when it is asked with settings-updated.
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( admin_url( 'options-general.php?page=' . SETTINGS_PAGE . '&settings-updated=true' ) );
	exit;
}

/** Shows a notice while the settings are missing: the site is told of nothing. */
function remind_of_settings(): void {
	if ( is_configured() || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( 'The casino site is not connected: its address or the secret is missing.', 'casino-headless' ),
		esc_url( admin_url( 'options-general.php?page=' . SETTINGS_PAGE ) ),
		esc_html__( 'Settings', 'casino-headless' )
	);
}

/** A way from the list of plugins to the settings. */
function link_settings( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . SETTINGS_PAGE ) ), esc_html__( 'Settings', 'casino-headless' ) );
	return array_merge( array( $link ), $links );
}

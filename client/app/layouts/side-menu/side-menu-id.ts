/** Id of the side menu's dialog, which the burger button and the close button name as their target. */
export const SIDE_MENU_ID = 'side-menu';

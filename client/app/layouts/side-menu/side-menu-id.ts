/** The burger's command and the dialog name each other by it. */
export const SIDE_MENU_ID = 'side-menu';

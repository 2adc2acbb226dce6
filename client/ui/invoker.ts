/** The commands of a `<dialog>` that a button may give (HTML's invoker commands). */
export type DialogCommand = 'show-modal' | 'close' | 'request-close';

/**
 * Attributes of a button that opens or closes a dialog by itself: the browser obeys before our scripts
 * have come, and without them. React has no names for these attributes yet, so they are passed through.
 */
export function invokes(
  dialogId: string,
  command: DialogCommand,
): { readonly commandfor: string; readonly command: DialogCommand } {
  return { commandfor: dialogId, command };
}

/** The commands that a button can send to a `<dialog>` (HTML's invoker commands). */
export type DialogCommand = 'show-modal' | 'close' | 'request-close';

/**
 * Attributes of a button that opens or closes a dialog without scripts: the browser itself runs the command. React has no
 * props for these attributes yet, so they are passed through.
 */
export function invokes(
  dialogId: string,
  command: DialogCommand,
): { readonly commandfor: string; readonly command: DialogCommand } {
  return { commandfor: dialogId, command };
}

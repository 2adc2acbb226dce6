import { componentOf, type Overlay } from '../overlay.ts';

/** The consent popup (§4). Closed without a choice, it saves none, and the next page load asks again. */
export const consentOverlay: Overlay = {
  kind: 'beside',
  isOpen: ({ consent }) => consent.isShown.value,
  close: ({ consent }) => consent.putOff(),
  load: componentOf('consent'),
};

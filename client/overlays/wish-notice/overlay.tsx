import type { Overlay } from '../overlay.ts';
import { WishNotice } from './wish-notice.tsx';

/** What becomes of a wish that the platform has not granted (§7.6). Not fetched when it is wanted: the network may be what is missing. */
export const wishNoticeOverlay: Overlay = {
  kind: 'notice',
  isOpen: ({ wishNotice }) => wishNotice.state.value !== 'hidden',
  close: ({ wishNotice }) => wishNotice.hide(),
  load: async () => <WishNotice />,
};

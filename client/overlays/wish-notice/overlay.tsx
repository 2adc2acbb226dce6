import type { Overlay } from '../overlay.ts';
import { WishNotice } from './wish-notice.tsx';

/** What becomes of a wish that was not granted, by the platform (§7.6) or by the network (§8). Not fetched when it is wanted: the network may be what is missing. */
export const wishNoticeOverlay: Overlay = {
  kind: 'notice',
  isOpen: ({ wishNotice }) => wishNotice.state.value !== 'hidden',
  close: ({ wishNotice }) => wishNotice.hide(),
  load: async () => <WishNotice />,
};

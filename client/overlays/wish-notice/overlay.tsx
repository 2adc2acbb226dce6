import type { Overlay } from '../overlay.ts';
import { WishNotice } from './wish-notice.tsx';

/** What becomes of a wish that the platform has not granted (§7.6). Not fetched when it is wanted: the network may be what is missing. */
export const wishNoticeOverlay: Overlay = {
  isWanted: ({ wishNotice }) => wishNotice.state.value !== 'hidden',
  load: async () => <WishNotice />,
  giveUp: ({ wishNotice }) => wishNotice.hide(),
};

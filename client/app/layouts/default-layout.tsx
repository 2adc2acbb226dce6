import { Frame, type LayoutProps } from './frame.tsx';

/** §2.5 default. The lazy overlays beside it are the document's. */
export default function DefaultLayout({ children }: LayoutProps) {
  return <Frame>{children}</Frame>;
}

import { Frame, type LayoutProps } from './frame.tsx';
import styles from './content-page-layout.module.css';

/** §2.5 contentPage: the same frame around a narrower page (§2.12), over a background image. */
export default function ContentPageLayout({ children }: LayoutProps) {
  return (
    <Frame mainClass={styles.content} skyClass={styles.horizon}>
      {children}
    </Frame>
  );
}

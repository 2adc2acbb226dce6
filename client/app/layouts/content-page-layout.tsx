import { Frame, type LayoutProps } from './frame.tsx';
import styles from './layouts.module.css';

/** §2.5 contentPage: the same frame around a narrower page, with the painted sky as background. */
export default function ContentPageLayout({ children }: LayoutProps) {
  return <Frame mainClass={styles.content}>{children}</Frame>;
}

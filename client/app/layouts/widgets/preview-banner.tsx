import { useMessages, usePageData } from '../../../state/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BESIDE_MARK } from '../../overlay-marks.ts';
import styles from './preview-banner.module.css';

/** Tells an editor that this is a draft. It stays visible while the page is scrolled. */
export function PreviewBanner() {
  const { isPreview = false } = usePageData();
  const { general } = useMessages();
  return (
    <div {...BESIDE_MARK}>
      {isPreview ? (
        <output className={styles.banner}>
          <Icon name="document" size={20} />
          {general.preview}
        </output>
      ) : null}
    </div>
  );
}

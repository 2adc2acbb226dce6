interface ProseProps {
  /** HTML that the edge has cleaned (worker/content); never anything else. */
  readonly html: string;
}

/** Editors' content. Its looks are in `client/styles/cms.css`, which the pages that show it import. */
export function Prose({ html }: ProseProps) {
  return <div className="cms" dangerouslySetInnerHTML={{ __html: html }} />;
}

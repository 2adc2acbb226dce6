import type { Plugin } from 'vite';

/**
 * Takes scripts with nothing in them out of the build: chunks of style sheets alone, whose class names stand where they are used
 * (class-names.ts). Their styles go to the scripts that import them. Otherwise documents would name such a script, and browsers
 * ask for it.
 */
export function noEmptyScripts(): Plugin {
  return {
    name: 'no-empty-scripts',
    generateBundle: {
      // Before Vite reads from the imports what each script needs, for its manifest and for what is loaded later.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const facade = chunks.find(({ moduleIds }) => moduleIds.length === 0);
        if (facade !== undefined)
          this.error(
            `${facade.facadeModuleId} is imported with \`import\` and with \`import()\`: browsers would ask for a script more, which only passes on its names`,
          );
        for (const empty of chunks) {
          if (empty.code.trim() !== '' || empty.isEntry || empty.isDynamicEntry) continue;
          for (const chunk of chunks) {
            if (!chunk.imports.includes(empty.fileName)) continue;
            chunk.imports = chunk.imports.filter((file) => file !== empty.fileName);
            chunk.code = withoutImport(chunk.code, empty.fileName);
            addStyles(chunk.viteMetadata, empty.viteMetadata);
          }
          delete bundle[empty.fileName];
          delete bundle[`${empty.fileName}.map`];
        }
      },
    },
  };
}

/** Blanks in its place, so that the map of the script stays right. */
function withoutImport(code: string, fileName: string): string {
  const statement = `import"./${fileName.slice(fileName.lastIndexOf('/') + 1)}";`;
  if (!code.includes(statement)) throw new Error(`${fileName} is empty, and not imported as ${statement}`);
  return code.replace(statement, ' '.repeat(statement.length));
}

type Metadata = { readonly importedCss: Set<string> } | undefined;

/** What is imported comes first in the cascade. */
function addStyles(importer: Metadata, imported: Metadata): void {
  const own = [...(importer?.importedCss ?? [])];
  importer?.importedCss.clear();
  for (const file of [...(imported?.importedCss ?? []), ...own]) importer?.importedCss.add(file);
}

/* Asks the plugin, while an editor writes and after each save, what keeps the post from being shown. Nothing is stored. */
(function () {
  const verdict = document.getElementById('casino-verdict');
  if (!verdict) {
    return;
  }
  const { apiFetch, data } = window.wp;
  const PAUSE_MS = 600;
  /* After a save the site is told; by then that has failed if it fails. */
  const DELIVERY_MS = 6000;
  let timer = 0;
  let newest = 0;
  let shown = '';

  /* The block editor knows the title and the text; the classic one has them in its form. */
  function edited(name, input) {
    const editor = data.select('core/editor');
    const value = editor && editor.getEditedPostAttribute(name);
    const field = document.getElementById(input);
    return value || (field ? field.value : '');
  }

  function written() {
    const fields = {};
    document.querySelectorAll('[name^="casino_fields["]').forEach((input) => {
      fields[input.name.slice('casino_fields['.length, -1)] = input.value;
    });
    /* Where ACF shows the fields. */
    document.querySelectorAll('.acf-field[data-name] [name^="acf["]').forEach((input) => {
      fields[input.closest('.acf-field').dataset.name] = input.value;
    });
    const language = document.getElementById('casino-lang');
    return {
      ...fields,
      ...(language && { language: language.value }),
      id: edited('id', 'post_ID'),
      slug: edited('slug', 'post_name'),
      title: edited('title', 'title'),
      excerpt: edited('excerpt', 'excerpt'),
      content: edited('content', 'content'),
    };
  }

  async function ask() {
    const number = ++newest;
    const reasons = await apiFetch({ path: '/casino/v1/verdict', method: 'POST', data: written() });
    /* What stands there already is not read out again. */
    if (number !== newest || JSON.stringify(reasons) === shown) {
      return;
    }
    shown = JSON.stringify(reasons);
    verdict.querySelectorAll('[data-kind]').forEach((kind) => {
      const words = reasons[kind.dataset.kind];
      kind.hidden = words.length === 0;
      kind
        .querySelector('ul')
        .replaceChildren(
          ...words.map((reason) => Object.assign(document.createElement('li'), { textContent: reason })),
        );
    });
  }

  function askSoon() {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  }

  document.addEventListener('input', askSoon);

  /* The text may be in a frame, whose input is not heard here; and a save loads no page. */
  let edits;
  let wasSaving = false;
  data.subscribe(() => {
    const editor = data.select('core/editor');
    const boxes = data.select('core/edit-post');
    if (!editor || !boxes) {
      return;
    }
    const newestEdits = data.select('core').getReferenceByDistinctEdits();
    if (newestEdits !== edits) {
      edits = newestEdits;
      askSoon();
    }
    const isSaving = editor.isSavingPost() || boxes.isSavingMetaBoxes();
    if (wasSaving && !isSaving) {
      ask();
      setTimeout(ask, DELIVERY_MS);
    }
    wasSaving = isSaving;
  });
})();

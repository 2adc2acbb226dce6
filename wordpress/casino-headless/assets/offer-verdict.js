/* Asks the plugin, while an editor writes, what keeps the offer from being shown. Nothing is stored. */
(function () {
  const verdict = document.getElementById('casino-offer-verdict');
  if (!verdict) {
    return;
  }
  const PAUSE_MS = 600;
  let timer = 0;
  let newest = 0;

  /* The block editor knows the title and the text; the classic one has them in its form. */
  function edited(name, input) {
    const editor = window.wp.data && window.wp.data.select('core/editor');
    const value = editor && editor.getEditedPostAttribute(name);
    const field = document.getElementById(input);
    return value || (field ? field.value : '');
  }

  function written() {
    const offer = {
      title: edited('title', 'title'),
      excerpt: edited('excerpt', 'excerpt'),
      content: edited('content', 'content'),
    };
    document.querySelectorAll('[name^="casino_fields["]').forEach((input) => {
      offer[input.name.slice('casino_fields['.length, -1)] = input.value;
    });
    /* Where ACF shows the fields. */
    document.querySelectorAll('.acf-field[data-name] [name^="acf["]').forEach((input) => {
      offer[input.closest('.acf-field').dataset.name] = input.value;
    });
    return offer;
  }

  async function ask() {
    const number = ++newest;
    const { breaches } = await window.wp.apiFetch({
      path: '/casino/v1/offer-verdict',
      method: 'POST',
      data: written(),
    });
    if (number !== newest) {
      return;
    }
    verdict
      .querySelector('ul')
      .replaceChildren(
        ...breaches.map((words) => Object.assign(document.createElement('li'), { textContent: words })),
      );
  }

  document.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  });
})();

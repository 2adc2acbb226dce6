/* Opens WordPress's media window for the image fields of the "Casino site" box. */
document.addEventListener('click', (event) => {
  const button = event.target.closest('.casino-choose, .casino-remove');
  if (!button) return;
  const input = document.getElementById(button.dataset.input);
  const preview = document.querySelector(`.casino-image[data-input="${button.dataset.input}"]`);

  const show = (id, url) => {
    input.value = id;
    preview.replaceChildren();
    if (url) preview.append(Object.assign(new Image(), { src: url, width: 150, alt: '' }));
  };

  if (button.matches('.casino-remove')) {
    show('', '');
    return;
  }
  const frame = window.wp.media({ library: { type: 'image' }, multiple: false });
  frame.on('select', () => {
    const image = frame.state().get('selection').first().toJSON();
    show(image.id, (image.sizes.thumbnail ?? image.sizes.full).url);
  });
  frame.open();
});

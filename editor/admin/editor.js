/* global CMS, createClass, h */
(() => {
  'use strict';

  // The messages of our rules are sentences about the field.
  const phrases = CMS.getLocale('en');
  phrases.editor.editorControlPane.widget.regexPattern = '%{fieldLabel} %{pattern}.';
  CMS.registerLocale('en', phrases);

  // Only articles and pages of sections can be added, so only theirs has more entries than one: save,
  // and add another.
  const hasOneEntry = () => !/^#\/collections\/(articles|pages-of-sections)\//.test(location.hash);
  const SAVE = '[class*=-PublishButton]';

  const style = document.createElement('style');
  style.textContent = `[data-one-entry] ${SAVE}{padding-inline:20px}[data-one-entry] ${SAVE}::after{content:none}`;
  document.head.append(style);

  /** Makes a button of Decap's menu with one entry: the entry is chosen as soon as it is there. */
  function replaceMenu() {
    document.body.toggleAttribute('data-one-entry', hasOneEntry());
    const button = hasOneEntry() && document.querySelector(SAVE);
    if (!button) return;
    for (const name of ['aria-haspopup', 'aria-expanded']) button.removeAttribute(name);
    const menu = button.parentElement.parentElement;
    menu.querySelector('[role=menuitem]')?.click();
  }
  new MutationObserver(replaceMenu).observe(document.body, { childList: true, subtree: true });
  // The arrow keys open menus.
  document.addEventListener(
    'keydown',
    (event) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow && hasOneEntry() && event.target.matches(SAVE)) event.stopPropagation();
    },
    true,
  );

  /** A day such as 2026-03-17, and the time of day that may follow it: ` 09:00`, or `T09:00+05:30`. */
  const partsOf = (value) => /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(value ?? '')?.slice(1) ?? [''];

  const Moment = createClass({
    getInitialState: () => ({ time: '' }),
    change(day, time) {
      // A day that is being typed is empty for a moment, and brings its time back.
      this.setState({ time });
      this.props.onChange(day && day + time);
    },
    render() {
      const { value, field, forID, classNameWrapper, isDisabled } = this.props;
      const [day, time = this.state.time] = partsOf(value);
      const { setActiveStyle: onFocus, setInactiveStyle: onBlur } = this.props;
      const shared = { onFocus, onBlur, disabled: isDisabled };
      /** The time with another hour and minute: what follows these, such as an offset, stays. */
      const timeAt = (hour) => hour && (time.charAt(0) || ' ') + hour + time.slice(' 09:00'.length);
      return h(
        'div',
        { className: classNameWrapper, style: { display: 'flex', gap: '20px' } },
        h('input', {
          ...shared,
          id: forID,
          type: 'date',
          value: day,
          onChange: (event) => this.change(event.target.value, time),
        }),
        h('input', {
          ...shared,
          type: 'time',
          'aria-label': `${field.get('label')}: time of day`,
          value: time.slice(1, ' 09:00'.length),
          disabled: isDisabled || !day,
          onChange: (event) => this.change(day, timeAt(event.target.value)),
        }),
      );
    },
  });
  CMS.registerWidget('moment', Moment);

  CMS.init();
})();

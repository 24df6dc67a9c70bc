/* global CMS, createClass, h */
(() => {
  'use strict';

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
        field.get('has_time') !== false &&
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

  const Link = createClass({
    render() {
      const { value, field, forID, classNameWrapper, isDisabled, onChange } = this.props;
      const { setActiveStyle: onFocus, setInactiveStyle: onBlur } = this.props;
      const list = `${forID}-list`;
      const options = field.get('options').map((option) => {
        const path = option.get('value');
        return h('option', { key: path, value: path }, option.get('label'));
      });
      return h(
        'div',
        {},
        h('input', {
          ...{ id: forID, list, className: classNameWrapper, onFocus, onBlur },
          type: 'text',
          value: value ?? '',
          disabled: isDisabled,
          onChange: (event) => onChange(event.target.value),
        }),
        h('datalist', { id: list }, options),
      );
    },
  });
  CMS.registerWidget('link', Link);

  /** Facts whose names are chosen, too: an object of texts, in rows of a name and a value. */
  const Facts = createClass({
    getInitialState: () => ({ rows: [], value: undefined }),
    rows() {
      const { value = {} } = this.props;
      // Two names may be equal, or empty, while one is typed.
      if (value === this.state.value) return this.state.rows;
      return Object.entries(value.toJS?.() ?? value);
    },
    change(rows) {
      const value = Object.fromEntries(rows.filter(([name]) => name));
      this.setState({ rows, value });
      this.props.onChange(value);
    },
    isValid() {
      const filled = this.rows().filter((row) => row.some((text) => text !== ''));
      const names = new Set(filled.map(([name]) => name));
      if (names.size === filled.length && filled.flat().every((text) => text !== '')) return true;
      const message = `${this.props.field.get('label')}: each needs a name of its own, and a value.`;
      return { error: { message } };
    },
    render() {
      const { field, forID, classNameWrapper, isDisabled: disabled } = this.props;
      const { setActiveStyle: onFocus, setInactiveStyle: onBlur } = this.props;
      const rows = this.rows();
      const what = field.get('label_singular');
      const input = (index, part, title) =>
        h('input', {
          ...{ type: 'text', disabled, onFocus, onBlur, style: { flex: '1 1 8rem', minWidth: 0 } },
          'aria-label': `${what} ${index + 1}: ${title}`,
          placeholder: title,
          value: rows[index][part],
          onChange: ({ target }) =>
            this.change(
              rows.map((row, at) =>
                row.map((text, one) => (at === index && one === part ? target.value : text)),
              ),
            ),
        });
      const button = (text, name, onClick) =>
        h('button', { type: 'button', disabled, onClick, 'aria-label': name }, text);
      return h(
        'div',
        { id: forID, role: 'group', 'aria-label': field.get('label'), className: classNameWrapper },
        rows.map(([name], index) =>
          h(
            'div',
            {
              key: index,
              style: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '0 0 8px' },
            },
            input(index, 0, 'name'),
            input(index, 1, 'value'),
            button('Remove', `Remove ${what.toLowerCase()} ${name}`, () =>
              this.change(rows.filter((_, at) => at !== index)),
            ),
          ),
        ),
        button(`Add ${what.toLowerCase()}`, undefined, () => this.change([...rows, ['', '']])),
      );
    },
  });
  CMS.registerWidget('facts', Facts);
})();

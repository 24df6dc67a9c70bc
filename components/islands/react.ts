/**
 * React in one module: the bundler puts this beside every other one, those fetched on use included,
 * so that all of them share it. Otherwise each part of React would be a file of its own.
 */
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react/jsx-runtime';

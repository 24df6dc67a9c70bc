/**
 * Collects React, and what most islands use beside it, in one module: the bundler injects this into
 * every other module, dynamic ones included, so that they share it. Otherwise each part would be a
 * file of its own.
 */
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react/jsx-runtime';
import './fill-text';
import './hydrate-island';
import './slot';
import './use-enhanced';

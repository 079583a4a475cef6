import { isOfPictures } from '@corroborate/domain';

/** Names under which addresses of the web are asked for, not those of one upstream: pages, and what a browser needs. */
const OF_THE_WEB = new Set(['page', 'snapshot']);

/** Addresses that strangers choose: none is trusted, circuit and spacing go by host. */
export const isOfTheWeb = (provider: string): boolean => OF_THE_WEB.has(provider) || isOfPictures(provider);

/** Addresses that are told whole, as a part of what was read; those of pictures in posts may name accounts. */
export const isToldWhole = (provider: string): boolean => OF_THE_WEB.has(provider);

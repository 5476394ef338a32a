// Speaks to Google's Places for the page around this frame, which that script cannot see.
// A module, so that its names are not those of Google's script.
const { pageOrigin, scriptUrl } = document.body.dataset;

const tell = (message) => window.parent.postMessage(message, pageOrigin);
const fail = (reason) => tell({ type: 'failed', reason });

/** Requests and the choice that ends them count as one at Google. */
let session = null;
let places = null;
const predictions = new Map();

const suggest = async (input) => {
  session ??= new places.AutocompleteSessionToken();
  const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    sessionToken: session,
    includedRegionCodes: ['us'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
    language: 'en-US',
    region: 'us',
  });
  return suggestions.flatMap(({ placePrediction }) => {
    if (!placePrediction) return [];
    const { placeId, mainText, secondaryText, text } = placePrediction;
    predictions.set(placeId, placePrediction);
    return [{ id: placeId, text: (mainText ?? text).text, detail: secondaryText?.text ?? '' }];
  });
};

const find = async (id) => {
  const place = predictions.get(id).toPlace();
  session = null;
  predictions.clear();
  await place.fetchFields({ fields: ['addressComponents'] });
  return place.addressComponents.map(({ types, longText, shortText }) => ({ types, longText, shortText }));
};

window.addEventListener('message', async ({ source, origin, data }) => {
  if (source !== window.parent || origin !== pageOrigin || !places) return;
  const answer = { type: 'answer', id: data.id };
  try {
    if (data.suggest) answer.suggestions = await suggest(data.suggest);
    if (data.find) answer.components = await find(data.find);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the only place where a refused key or a used-up quota shows
    console.info(`Google gave no address: ${error.message}`);
  }
  tell(answer);
});

// Google calls these two by name.
window.gm_authFailure = () => fail('Google refused the key.');
window.addressSearchReady = async () => {
  try {
    places = await window.google.maps.importLibrary('places');
    tell({ type: 'ready' });
  } catch (error) {
    fail(error.message);
  }
};

const script = document.createElement('script');
script.async = true;
script.src = scriptUrl;
script.onerror = () => fail('The script could not be loaded.');
document.head.append(script);

"""Printed labels: wrapped round a body, or flat on a box."""
import math

from materials import printed
from shapes import mesh

THICKNESS = .012


def _with_print(thing, coordinates):
    layer = thing.data.uv_layers.new()
    for face in thing.data.polygons:
        for loop in face.loop_indices:
            layer.data[loop].uv = coordinates[thing.data.loops[loop].vertex_index]
    return thing


def wrapped(label, radius, bottom, at=(0, 0, 0)):
    """
    A label round a cylinder, its middle towards the camera, its lower edge at `bottom`.
    `label` has the file of its print, and its width and height in centimeters.
    """
    steps, half = 128, label['width'] / radius / 2
    if half > math.pi:
        raise ValueError('A label is longer than the way round its body.')
    vertices, coordinates = [], []
    for i in range(steps + 1):
        angle = -math.pi / 2 - half + 2 * half * i / steps
        for row in (0, 1):
            vertices.append(((radius + THICKNESS) * math.cos(angle), (radius + THICKNESS) * math.sin(angle), bottom + row * label['height']))
            coordinates.append((i / steps, row))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    return _with_print(mesh('label', vertices, faces, printed(label['file']), at), coordinates)


def flat(label, at=(0, 0, 0), turn=(0, 0, 0)):
    """A print on a flat front that faces the camera before it is turned; `at` is the middle of its lower edge."""
    w, h = label['width'] / 2, label['height']
    vertices = [(-w, 0, 0), (w, 0, 0), (w, 0, h), (-w, 0, h)]
    return _with_print(mesh('print', vertices, [(0, 1, 2, 3)], printed(label['file'], .42), at, turn), [(0, 0), (1, 0), (1, 1), (0, 1)])

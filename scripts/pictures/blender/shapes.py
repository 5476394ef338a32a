"""Meshes: bodies of revolution, boxes, tablets and capsules. Lengths are in centimeters, z is up, the camera looks along +y."""
import math

import bpy

SEGMENTS = 192


def _arc(before, corner, after, radius):
    """The corner as points of an arc that touches both sides; shorter sides make it smaller."""
    to_before, to_after = math.dist(before, corner), math.dist(after, corner)
    if radius <= 0 or to_before == 0 or to_after == 0:
        return [corner]
    first = ((before[0] - corner[0]) / to_before, (before[1] - corner[1]) / to_before)
    second = ((after[0] - corner[0]) / to_after, (after[1] - corner[1]) / to_after)
    angle = math.acos(max(-1, min(1, first[0] * second[0] + first[1] * second[1])))
    if angle > math.pi - .01:
        return [corner]
    reach = min(radius / math.tan(angle / 2), to_before * .49, to_after * .49)
    start = (corner[0] + first[0] * reach, corner[1] + first[1] * reach)
    end = (corner[0] + second[0] * reach, corner[1] + second[1] * reach)
    middle = (first[0] + second[0], first[1] + second[1])
    length = math.hypot(*middle)
    inner = reach * math.tan(angle / 2)
    far = math.hypot(reach, inner)
    center = (corner[0] + middle[0] / length * far, corner[1] + middle[1] / length * far)
    a = math.atan2(start[1] - center[1], start[0] - center[0])
    b = math.atan2(end[1] - center[1], end[0] - center[0])
    turn = (b - a + math.pi) % (2 * math.pi) - math.pi
    return [(center[0] + inner * math.cos(a + turn * i / 10), center[1] + inner * math.sin(a + turn * i / 10)) for i in range(11)]


def rounded(corners):
    """An outline from (radius, height, rounding) corners, with every corner rounded as it says."""
    points = [corner[:2] for corner in corners]
    result = [points[0]]
    for before, corner, after in zip(range(len(points)), corners[1:-1], points[2:]):
        result += _arc(points[before], corner[:2], after, corner[2] if len(corner) > 2 else 0)
    return result + [points[-1]]


def mesh(name, vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """An object with smooth surfaces and sharp edges over 40 degrees; `turn` in degrees."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    thing.location, thing.rotation_euler = at, [math.radians(angle) for angle in turn]
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lathe(name, outline, material, at=(0, 0, 0), turn=(0, 0, 0), ribs=None):
    """
    A body of revolution from (radius, height) points, from the bottom up. `ribs` is (number, depth, low, high): grooves
    along the body between two heights.
    """
    number, depth, low, high = ribs or (0, 0, 0, 0)
    around = max(SEGMENTS, number * 8)
    vertices = []
    for radius, height in outline:
        for i in range(around):
            angle = 2 * math.pi * i / around
            grooved = radius - depth * max(0, math.cos(number * angle)) ** 3 if low <= height <= high else radius
            vertices.append((grooved * math.cos(angle), grooved * math.sin(angle), height))
    faces = [
        (row * around + i, row * around + (i + 1) % around, (row + 1) * around + (i + 1) % around, (row + 1) * around + i)
        for row in range(len(outline) - 1)
        for i in range(around)
    ]
    return mesh(name, vertices, faces, material, at, turn)


def box(name, width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), rounding=.06):
    """A box that stands on `at`, its edges rounded."""
    w, d = width / 2, depth / 2
    vertices = [(x, y, z) for z in (0, height) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh(name, vertices, faces, material, at, turn)
    bevel = thing.modifiers.new('edges', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = rounding, 4, 'NONE'
    return thing


def tablet_mesh(length, width, thickness, edge, score):
    """A film-coated tablet around its middle: an ellipse from above, domed on both sides, with a band round its edge."""
    rings, around = 24, 96
    vertices, faces = [], []
    levels = []
    for i in range(rings + 1):
        share = i / rings
        levels.append((math.sin(share * math.pi / 2), edge / 2 + (thickness - edge) / 2 * math.cos(share * math.pi / 2)))
    levels += [(share, -height) for share, height in reversed(levels)]
    for share, height in levels:
        for i in range(around):
            angle = 2 * math.pi * i / around
            # A superellipse: rounder ends than an ellipse where the tablet is long.
            power = 1 if length == width else .8
            x = math.copysign(abs(math.cos(angle)) ** power, math.cos(angle)) * length / 2 * share
            y = math.copysign(abs(math.sin(angle)) ** power, math.sin(angle)) * width / 2 * share
            groove = .022 * math.exp(-((x / .022) ** 2)) if score and height > 0 else 0
            vertices.append((x, y, height - groove))
    for row in range(len(levels) - 1):
        for i in range(around):
            j = (i + 1) % around
            faces.append((row * around + j, row * around + i, (row + 1) * around + i, (row + 1) * around + j))
    return vertices, faces
